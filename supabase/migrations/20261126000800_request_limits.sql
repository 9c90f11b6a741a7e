-- What one request may cost: its time, its circles, and what an account that manages nothing changes. How often a client may try
-- is in the two files that follow, throttle and upload_fuse.

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

-- Embeds that go in circles (sppg?select=yayasan(sppg(yayasan(sppg(…) multiply a list by itself: three turns made 140 MB of 60
-- kitchens within two seconds, so that no timeout alone holds them. Both directions between kitchens and foundations,
-- kabupaten and kota, or certificates are needed, but a request that comes by a table twice goes in a circle, and is refused.
-- The policies for reading ask, of one at least of any two tables that refer to each other.
create function private.assert_no_circle()
  returns boolean
  language plpgsql stable parallel restricted security invoker set search_path = ''
as $$
declare
  -- The API's own SQL, without what callers send: the keys of JSON paths are in it as literals.
  request constant text := regexp_replace(current_query(), '''([^'']|'''')*''', '''''', 'g');
  -- What is written is read back. It reads 'select 1 from' to count or to test for existence.
  twice constant text := (
    select name
    from (
      select coalesce(hit[1], 'sppg') as name
      from regexp_matches(
        regexp_replace(request, '\mselect 1\s+from\s+', '', 'gi'),
        '\m(?:from|into|update)\s+(?:"public"\.)?"(\w+)"|"(?:cari_sppg|sppg_mirip)"\(', 'gi'
      ) as hit
    ) as named
    -- Those whose policies ask: no circle goes round without one of them. Others are read again where embeds are counted.
    where name in ('sppg', 'yayasan', 'wilayah', 'news_articles', 'job_openings', 'sppg_kejadian_kabar')
    group by name having count(*) > 1
    order by name = 'sppg' desc limit 1
  );
begin
  if twice is not null then
    raise exception using
      errcode = 'P0001',
      message = format(
        'Satu permintaan hanya dapat memuat %s satu kali.',
        case twice when 'sppg' then 'SPPG' when 'sppg_kejadian_kabar' then 'kabar' when 'job_openings' then 'lowongan' else twice end
      );
  end if;
  return true;
end;
$$;

comment on function private.assert_no_circle() is 'Refuses a request that reads a table in two places, as embeds that go in circles do.';

grant execute on function private.assert_no_circle() to anon, authenticated;

-- One request of any account could change or delete all kitchens and documents, add thousands, or take away what managers
-- stand for. Whoever is no manager changes or deletes at most 20 rows in a minute, in one statement or in many, adds at
-- most 60 rows of each table in an hour, and in an hour changes or deletes at most 5 that managers stand for. An import of many
-- is for managers.
--
-- Counted are the rows in the audit trail, which is written in the transaction of the change: a statement that is
-- refused or rolled back counts for nothing, but has changed nothing either.

create function private.limit_changes()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 20;
  changed bigint;
begin
  if not private.is_outsider() then
    return null;
  end if;
  -- Requests that are under way at the same moment count each other: the next one waits for the end of this transaction.
  perform pg_advisory_xact_lock(hashtextextended('private.limit_changes ' || auth.uid(), 0));
  -- What each row's trigger wrote is there before a statement's trigger runs.
  select count(*) into changed
  from public.audit_log
  where audit_log.created_at > now() - interval '1 minute'
    and audit_log.actor_id = auth.uid() and audit_log.action in ('UPDATE', 'DELETE')
    -- Written by triggers, with the kitchen.
    and audit_log.table_name not in ('sppg_perkembangan', 'sppg_tanda_tangan');
  if changed > allowed then
    -- PostgREST answers an error PTxyz with the HTTP status xyz. Not 429, as waiting for a moment is enough.
    raise exception using
      errcode = 'PT403',
      message = format('Paling banyak %s data dapat diubah atau dihapus dalam satu menit. Tunggu sebentar, lalu coba lagi.', allowed);
  end if;
  return null;
end;
$$;

comment on function private.limit_changes() is 'Refuses what makes an account that manages nothing change or delete more than 20 rows within a minute.';

create function private.limit_endings()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 5;
  ends boolean;
  ended bigint;
begin
  if tg_op = 'DELETE' then
    ends := exists (select from was where dikonfirmasi_pada is not null);
  else
    ends := exists (
      select from changed join was using (id)
      where was.dikonfirmasi_pada is not null and changed.dikonfirmasi_pada is null
    );
  end if;
  if not ends or not private.is_outsider() then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('private.limit_changes ' || auth.uid(), 0));
  select count(*) into ended
  from public.audit_log
  where audit_log.created_at > now() - interval '1 hour'
    and audit_log.actor_id = auth.uid() and audit_log.action in ('UPDATE', 'DELETE')
    and audit_log.table_name in ('sppg', 'program_documents')
    and audit_log.before ->> 'dikonfirmasi_pada' is not null and audit_log.after ->> 'dikonfirmasi_pada' is null;
  if ended > allowed then
    raise exception using
      errcode = 'PT429',
      message = format(
        'Paling banyak %s SPPG atau dokumen yang sudah dikonfirmasi dapat Anda ubah atau hapus dalam satu jam. Coba lagi nanti, atau hubungi pengelola.',
        allowed
      );
  end if;
  return null;
end;
$$;

comment on function private.limit_endings() is
  'Refuses what makes an account that manages nothing change or delete more than 5 rows that managers stand for within an hour; of a kitchen also by what hangs on it.';

-- Before the work on any row: thousands in one statement would be searched, indexed and noted before they are refused.
create function private.count_added()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  added bigint;
begin
  if private.is_outsider() then
    perform pg_advisory_xact_lock(hashtextextended('private.limit_changes ' || auth.uid(), 0));
    select count(*) into added
    from public.audit_log
    where audit_log.created_at > now() - interval '1 hour'
      and audit_log.actor_id = auth.uid() and audit_log.action = 'INSERT' and audit_log.table_name = tg_table_name;
  end if;
  perform set_config('app.added_to_' || tg_table_name, coalesce(added::text, ''), true);
  return null;
end;
$$;

comment on function private.count_added() is
  'Notes for limit_added how many rows an account that manages nothing has added to a table within an hour; '''' for managers.';

create function private.limit_added()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 60;
  setting constant text := 'app.added_to_' || tg_table_name;
  added constant integer := nullif(current_setting(setting, true), '')::integer + 1;
begin
  if added > allowed then
    raise exception using
      errcode = 'PT429',
      message = format('Paling banyak %s %s dapat Anda tambahkan dalam satu jam. Coba lagi nanti, atau hubungi pengelola.', allowed, tg_argv[0]);
  end if;
  perform set_config(setting, added::text, true);
  return new;
end;
$$;

comment on function private.limit_added() is
  'Refuses the row with which an account that manages nothing would add more than 60 to a table within an hour. Argument: what the rows are called.';

create function private.limit_outsiders(table_name text, noun text, confirmed boolean)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  target constant text := format('public.%I', table_name);
begin
  execute format(
    'create trigger count_added before insert on %1$s
     for each statement execute function private.count_added();
     create trigger limit_added before insert on %1$s
     for each row when (current_user = ''authenticated'') execute function private.limit_added(%2$L);
     create trigger limit_changes after update or delete on %1$s
     for each statement execute function private.limit_changes()',
    target, noun
  );
  if confirmed then
    -- After limit_changes, whose refusal is for a minute.
    execute format(
      'create trigger limit_endings after update on %1$s referencing old table as was new table as changed
       for each statement execute function private.limit_endings();
       create trigger limit_endings_by_deletion after delete on %1$s referencing old table as was
       for each statement execute function private.limit_endings()',
      target
    );
  end if;
end;
$$;

comment on function private.limit_outsiders(text, text, boolean) is
  'Limits what accounts that manage nothing do to a table. noun: what its rows are called; confirmed: managers stand for them.';
