-- Languages take the names that other judges use for them; those of C and C++ then say whether they optimise.
create temporary table renamed (old text primary key, new text not null) on commit drop;
insert into renamed values
  ('C', 'C With O2'), ('C++ 17', 'C++ 17 With O2'), ('C++ 20', 'C++ 20 With O2'), ('Python 3', 'Python3'),
  ('PyPy 3', 'PyPy3'), ('Python 2', 'Python2'), ('Go', 'Golang'), ('JavaScript', 'JavaScript Node');

update languages set name = new from renamed where oj = 'ME' and name = old;
update submissions set language = new from renamed where language = old;
update jobs set language = new from renamed where language = old;
update problems set checker_language = new from renamed where checker_language = old;
update test_runs set work = jsonb_set(work, '{language}', to_jsonb(new)) from renamed where work->>'language' = old;

-- What a judge node needs to know of a language that an administrator added; null for those that ship with the product.
alter table languages add column data jsonb;
