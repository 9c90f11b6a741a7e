-- The timeouts that hosted projects have, for those who host themselves. PostgREST sets those of the caller's role for each
-- request. Where the migrations may not, somebody else is responsible for the roles.
do $$
declare
  timeout record;
begin
  for timeout in
    select * from (values ('anon', '3s'), ('authenticated', '8s'), ('authenticator', '8s')) as timeouts (role_name, duration)
  loop
    begin
      execute format('alter role %I set statement_timeout = %L', timeout.role_name, timeout.duration);
    exception when insufficient_privilege or undefined_object then
      raise notice 'The role % keeps its statement_timeout: %', timeout.role_name, sqlerrm;
    end;
  end loop;
end;
$$;

notify pgrst, 'reload config';
