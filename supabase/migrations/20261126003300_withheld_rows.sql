-- A refused row is told in PostgreSQL's DETAIL ("Failing row contains …"), with all columns that the role may read whose rights count.
-- A function with its owner's rights so told its caller what these may not read: senders' codes, addresses, hashes of tokens.
--
-- PostgreSQL leaves rows and keys out of its errors for whom row level security holds, and the owner of the tables is above it.
-- So what changes rows with rights of its own belongs to a role that is not: a policy of each table lets it do everything.
-- Functions that are STABLE change nothing, and stay with the owner, who alone reads the tables of the services auth and storage.

do $$
begin
  create role function_owner nologin;
-- Roles outlive a database.
exception when duplicate_object then
  null;
end;
$$;

-- Whoever runs the migrations gives functions to it, and changes them later.
do $$
begin
  execute format('grant function_owner to %I', current_user);
end;
$$;

-- What every signed-in user may: reach these schemas, ask who the caller is.
grant authenticated to function_owner;
grant create on schema private to function_owner;

create function private.withhold_rows()
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  target regclass;
  routine regprocedure;
begin
  for target in
    select pg_class.oid from pg_catalog.pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
      and not exists (select from pg_catalog.pg_policy where polrelid = pg_class.oid and 'function_owner'::regrole = any (polroles))
  loop
    execute format(
      'create policy "Functions with rights of their own reach every row" on %s for all to function_owner using (true) with check (true)',
      target
    );
  end loop;
  for routine in
    select pg_proc.oid from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosecdef and provolatile = 'v' and proowner <> 'function_owner'::regrole
  loop
    execute format('alter function %s owner to function_owner', routine);
  end loop;
  grant select, insert, update, delete on all tables in schema public, private to function_owner;
  grant usage, select, update on all sequences in schema public, private to function_owner;
  grant execute on all functions in schema public, private to function_owner;
end;
$$;

comment on function private.withhold_rows() is
  'Gives functions that change rows with rights of their own to function_owner, who reaches all tables and is shown no row in an error.';

select private.withhold_rows();
