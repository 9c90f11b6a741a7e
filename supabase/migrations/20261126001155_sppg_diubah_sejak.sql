-- An edited export comes back days later, when others have changed some of its SPPG: an import asks which values are newer than
-- its file, and whose they are. The audit trail itself is for admins.

create function private.sppg_diubah_sejak(baris jsonb)
  -- An array: of a set of rows the API would cut off what is beyond its limit.
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_manager() then
    raise exception using errcode = '42501', message = 'permission denied for table sppg';
  end if;
  if pg_column_size(baris) > 1000000 or jsonb_array_length(baris) > 2000 then
    raise exception using errcode = 'P0001', message = 'Sekali impor paling banyak 2.000 baris.';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(newest)), '[]')
    from (
      select distinct on (entry.row_id, changed.key)
        entry.row_id as id, changed.key as kolom, entry.created_at as pada,
        -- Addresses of accounts are for admins.
        case
          when entry.actor_id = (select auth.uid()) then 'Anda'
          when (select private.is_admin()) then coalesce(entry.actor_email, 'sistem')
        end as oleh
      from jsonb_to_recordset(baris) as wanted (id uuid, sejak timestamptz)
        join public.audit_log as entry
          on entry.row_id = wanted.id and entry.created_at >= wanted.sejak
            and entry.table_name = 'sppg' and entry.action = 'UPDATE'
        cross join lateral jsonb_each(entry.after) as changed (key, value)
      where changed.value is distinct from entry.before -> changed.key
        and changed.key not in ('updated_at', 'dikonfirmasi_pada')
      order by entry.row_id, changed.key, entry.id desc
    ) as newest
  );
end;
$$;

comment on function private.sppg_diubah_sejak(jsonb) is 'What public.sppg_diubah_sejak gives, from the audit trail.';

-- The public half runs with the caller's rights: the API reaches no function with its owner's rights.
create function public.sppg_diubah_sejak(baris jsonb)
  returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select private.sppg_diubah_sejak(baris);
$$;

comment on function public.sppg_diubah_sejak(jsonb) is
  'Of SPPG with their ids and times: the columns that were changed since, when, and by whom; for managers.';

grant execute on function public.sppg_diubah_sejak(jsonb), private.sppg_diubah_sejak(jsonb) to authenticated;
