-- A manager's import changes many SPPG at once, each only as it was when the difference was shown: one request for 2,000 rows, which
-- names those that somebody else has changed or deleted meanwhile and leaves them alone.

create function public.perbarui_sppg(
  perubahan jsonb, tanggal date default null, catatan text default null, konfirmasi boolean default false
)
  -- An array: of a set of rows the API would cut off what is beyond its limit.
  returns uuid[]
  language plpgsql security invoker set search_path = ''
as $$
begin
  -- Row-level security would ignore the changes silently. One SPPG at a time, others change, too.
  if not private.is_manager() then
    raise exception using errcode = '42501', message = case
      when tanggal is not null or catatan is not null then 'permission denied for table sppg_perkembangan'
      else 'permission denied for table sppg'
    end;
  end if;
  -- Before any work on it. An import reads files of up to 5 MB.
  if pg_column_size(perubahan) > 20000000 or jsonb_array_length(perubahan) > 2000 then
    raise exception using errcode = 'P0001', message = 'Sekali impor paling banyak 2.000 baris.';
  end if;

  -- Day and note for the lines of progress that triggers write. No request can set these.
  perform set_config('app.tanggal_perkembangan', coalesce(tanggal::text, ''), true);
  perform set_config('app.catatan_perkembangan', coalesce(catatan, ''), true);
  -- Tells the trigger set_confirmation that a manager confirms these rows.
  perform set_config('app.konfirmasi', case when konfirmasi then 'on' else '' end, true);

  -- Columns that a change does not name stay. The columns are those that the grant lists.
  execute (
    select format(
      'update public.sppg as present
      set (%1$s) = (select %1$s from jsonb_populate_record(present, change.wanted) as wanted)
      from jsonb_array_elements($1) as change (wanted)
      where present.id = (change.wanted ->> ''id'')::uuid
        and present.updated_at = (change.wanted ->> ''updated_at'')::timestamptz',
      string_agg(quote_ident(attname), ', ')
    )
    from pg_catalog.pg_attribute
    where attrelid = 'public.sppg'::regclass and has_column_privilege('authenticated', attrelid, attnum, 'update')
  ) using perubahan;

  perform set_config('app.tanggal_perkembangan', '', true);
  perform set_config('app.catatan_perkembangan', '', true);
  perform set_config('app.konfirmasi', '', true);

  -- A row that holds its changes all the same got them from an earlier attempt whose answer was lost.
  return array(
    select (change.wanted ->> 'id')::uuid
    from jsonb_array_elements(perubahan) as change (wanted)
      left join public.sppg as present on present.id = (change.wanted ->> 'id')::uuid
    where (to_jsonb(present) @> (change.wanted - 'updated_at')) is not true
  );
end;
$$;

comment on function public.perbarui_sppg(jsonb, date, text, boolean) is
  'Changes up to 2,000 SPPG, each if it was last changed at its updated_at; returns the ids of those that it did not. '
  'Day and note are for the lines of progress that this writes; konfirmasi also confirms what is changed. Managers only.';

grant execute on function public.perbarui_sppg(jsonb, date, text, boolean) to authenticated;
