-- A function with rights of its own that is refused says which rule it has met, and nothing of the row. Each is tried on each rule
-- of the tables that it writes: in its place, with its owner and its settings, stands one that breaks the rule.
begin;
\ir setup.psql
select plan(7);
-- Names of tables are whole.
set local search_path = tests, extensions;

select is_empty(
  $$
    select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and provolatile = 'v' and proowner <> 'function_owner'::regrole
  $$,
  'whatever changes rows with rights of its own belongs to function_owner'
);
select is_empty(
  $$
    select rolname from pg_roles where rolname = 'function_owner' and (rolsuper or rolbypassrls or rolcanlogin)
    union all
    select oid::regclass::text from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and pg_has_role('function_owner', relowner, 'usage')
  $$,
  'who is not above row level security, nor has the rights of an owner of tables'
);

-- A function writes the tables that its source names; one that names none writes those of the inbox.
create temporary table tried as
  select pg_proc.oid as routine, target.oid::regclass as target
  from pg_proc join pg_class as target
    on target.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and target.relkind = 'r'
      and (
        prosrc ~ ('(insert into|update|delete from) ' || target.oid::regclass || '\M')
        or prosrc ~ '\mexecute format\(' and target.relname in ('contact_messages', 'partnership_applications', 'keluhan')
      )
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef and provolatile = 'v';
create temporary table refused (routine oid, target regclass, rule text, state text, detail text);
create temporary table fires (fired boolean);

select cmp_ok((select count(distinct routine) from tried), '>', 50::bigint, 'these are many functions');

do $$
declare
  routine regprocedure;
begin
  for routine in select distinct tried.routine from tried loop
    execute regexp_replace(
      regexp_replace(pg_get_functiondef(routine), '\n LANGUAGE \w+\n([^\n]*) STRICT', E'\n LANGUAGE plpgsql\n\\1'),
      '\n LANGUAGE \w+(.*?)\nAS \$function\$.*',
      E'\n LANGUAGE plpgsql\\1\nAS $function$ begin execute current_setting(''tests.breaking''); raise ''Not refused''; end $function$'
    );
  end loop;
end;
$$;

create function pg_temp.call(routine oid) returns void language plpgsql as $$
begin
  if (select prorettype = 'trigger'::regtype from pg_proc where oid = routine) then
    execute format('create trigger fire before insert on fires for each row execute function %s()', routine::regproc);
    insert into fires values (true);
  else
    execute format(
      'select %s(%s)', routine::regproc,
      (select string_agg('null::' || format_type(type, null), ', ') from pg_proc, unnest(proargtypes) as type where oid = routine)
    );
  end if;
end;
$$;

-- Tries all functions that write the table on one rule; what was prepared is rolled back.
create function pg_temp.try(target regclass, prepared text, breaking text) returns refused[] language plpgsql as $$
declare
  each_routine oid;
  found refused[];
  state text;
  detail text;
  met text;
  missing text;
begin
  execute prepared;
  perform set_config('tests.breaking', breaking, true);
  for each_routine in select tried.routine from tried where tried.target = try.target loop
    begin
      perform pg_temp.call(each_routine);
    exception when others then
      get stacked diagnostics state = returned_sqlstate, detail = pg_exception_detail, met = constraint_name, missing = column_name;
      found := found || (each_routine, target, coalesce(nullif(met, ''), missing), state, detail)::refused;
    end;
  end loop;
  raise exception using errcode = 'TRIED';
exception when sqlstate 'TRIED' then
  return found;
end;
$$;

create temporary table rules as
  select conrelid::regclass as target, conname as rule,
    format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as dropped,
    case contype
      when 'c' then format('alter table %s add constraint %I check (false)', conrelid::regclass, conname)
      when 'f' then
        -- A foreign key to its own table refers to a key that was dropped above.
        case when confrelid = conrelid then format('alter table %s add primary key (id);', conrelid::regclass) else '' end
        || format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
    end as added,
    case contype when 'f' then attname end as wrong
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype in ('c', 'f')
  union all
  select indrelid::regclass, relname,
    case when conname is null then format('drop index %s', indexrelid::regclass)
      else format('alter table %s drop constraint %I cascade', indrelid::regclass, conname) end,
    format('create unique index %I on %s ((true)); insert into %2$s default values', relname, indrelid::regclass),
    null
  from pg_index join pg_class on pg_class.oid = indexrelid left join pg_constraint on conindid = indexrelid and conrelid = indrelid and contype in ('p', 'u', 'x')
  where indisunique or indisexclusion
  union all
  select attrelid::regclass, attname,
    format('alter table %s alter column %I drop not null', attrelid::regclass, attname),
    -- What is generated is never written.
    case attgenerated when '' then format('alter table %s alter column %I set not null', attrelid::regclass, attname) end,
    attname
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and attnum > 0 and not attisdropped and attnotnull and attidentity = '';

-- The table is stripped of its rules, triggers and rows; then it gets one rule after the other.
create function pg_temp.try_all(target regclass) returns void language plpgsql as $$
declare
  tried_rule record;
  found refused[];
begin
  execute format('alter table %s disable trigger user', target);
  for tried_rule in select * from rules where rules.target = try_all.target loop
    execute tried_rule.dropped;
  end loop;
  execute format('delete from %s', target);
  for tried_rule in select * from rules where rules.target = try_all.target and added is not null loop
    found := found || pg_temp.try(
      target, tried_rule.added,
      case
        when tried_rule.wrong is null then format('insert into %s default values', target)
        when tried_rule.added ~ 'set not null$' then format('insert into %s (%I) values (null)', target, tried_rule.wrong)
        else format(
          'insert into %s (%I) values (%L)', target, tried_rule.wrong,
          (select case atttypid when 'uuid'::regtype then gen_random_uuid()::text else '0' end from pg_attribute where attrelid = target and attname = tried_rule.wrong)
        )
      end
    );
  end loop;
  raise exception using errcode = 'TRIED';
exception when sqlstate 'TRIED' then
  insert into refused select * from unnest(found);
end;
$$;

select pg_temp.try_all(target) from (select distinct target from tried) as target;

select is_empty(
  $$ select routine::regprocedure, target, rule, state from refused where state !~ '^23' $$,
  'each is refused'
);
select is_empty(
  $$
    select tried.routine::regprocedure, target, rule from tried join rules using (target)
    where added is not null
    except all
    select routine::regprocedure, target, rule from refused
  $$,
  'by every rule of every table that it writes'
);
select is_empty(
  $$ select routine::regprocedure, target, rule, detail from refused where detail !~ '^(Key is not present in table "\w+"\.)?$' $$,
  'and none tells a row'
);

-- What the probe finds of a function with the rights of the tables' owner.
do $$ begin execute format('alter function private.jawab_keluhan(jsonb) owner to %I', current_user); end; $$;
truncate refused;
delete from tried where routine <> 'private.jawab_keluhan(jsonb)'::regprocedure;
select pg_temp.try_all('public.keluhan_pesan');
select matches(
  (select detail from refused where rule = 'keluhan_pesan_isi_max_length'), '^Failing row contains \(',
  'with rights above row level security it would'
);

select * from finish();
rollback;
