-- What one request may cost. Embeds that go in circles (sppg?select=yayasan(sppg(yayasan(sppg(…) multiply a list by itself:
-- three turns made 140 MB of 60 kitchens within two seconds, so that no timeout alone holds them. Both directions between
-- kitchens and foundations, kabupaten and kota, or certificates are needed, but a request that comes by kitchens twice
-- goes in a circle, and is refused.

create function private.assert_no_circle()
  returns boolean
  language plpgsql stable parallel restricted security invoker set search_path = ''
as $$
begin
  -- The API's own SQL: what callers send is in its parameters. It reads 'select 1 from' to count or to test for existence.
  if regexp_count(current_query(), '\mfrom\s+("public"\.)?"sppg"|"cari_sppg"\(', 1, 'i')
    - regexp_count(current_query(), '\mselect 1\s+from\s+("public"\.)?"sppg"', 1, 'i') > 1
  then
    raise exception using errcode = 'P0001', message = 'Satu permintaan hanya dapat memuat SPPG satu kali.';
  end if;
  return true;
end;
$$;

comment on function private.assert_no_circle() is 'Refuses a request that reads SPPG in two places, as embeds that go in circles do.';

revoke all on function private.assert_no_circle() from public, anon, authenticated, service_role;
grant execute on function private.assert_no_circle() to anon, authenticated;

alter policy "Everyone can read SPPG" on public.sppg using ((select private.assert_no_circle()));

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
