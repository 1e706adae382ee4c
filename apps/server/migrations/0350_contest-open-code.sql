-- Whether contestants may read each other's code once the contest is over and its board open (CON-42).
alter table contests add column open_code boolean not null default false;
