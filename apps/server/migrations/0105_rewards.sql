-- What coins are exchanged for, and the orders that come of it. An order keeps what the reward was called and cost; a deleted reward is only
-- hidden, because its orders still name it.
create table rewards (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  image text not null default '',
  price integer not null constraint rewards_price_check check (price >= 0),
  stock integer not null constraint rewards_stock_check check (stock >= 0),
  per_person integer not null default 0 constraint rewards_per_person_check check (per_person >= 0),
  visible boolean not null default true,
  deleted boolean not null default false,
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now()
);

create table reward_orders (
  id bigint generated always as identity primary key,
  reward_id bigint not null references rewards,
  uid bigint not null references users,
  -- of the click, so that a repeated request makes no second order
  key text not null,
  reward_name text not null,
  reward_image text not null,
  price integer not null constraint reward_orders_price_check check (price >= 0),
  pickup_code text not null,
  status smallint not null default 0 constraint reward_orders_status_check check (status in (0, 1, 2)),
  note text not null default '',
  gmt_create timestamptz not null default now(),
  gmt_modified timestamptz not null default now(),
  constraint reward_orders_key unique (uid, reward_id, key)
);
create index reward_orders_of_user on reward_orders (uid, id);
create index reward_orders_of_status on reward_orders (status, id);
