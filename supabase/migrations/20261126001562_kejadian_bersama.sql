-- One cause, such as a supplier, may concern several kitchens: it is told once, and each of them has an incident of its own with its own
-- news, schools and suspension, joined by sppg_kejadian.bersama. All of it is stored or nothing.

-- In the order of the rows, whatever that of the call: two managers who tell of the same kitchens never wait for each other in a circle.
create function private.parts_in_order(parts jsonb, key text)
  returns table (place integer, part jsonb)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  if jsonb_typeof(parts) is distinct from 'array' or jsonb_array_length(parts) not between 1 and 50 then
    raise exception using errcode = 'P0001', message = 'Pilih sedikitnya satu dan paling banyak 50 dapur.';
  end if;
  return query
    select given.number::integer, given.value
    from jsonb_array_elements(parts) with ordinality as given (value, number)
    order by given.value ->> key;
end;
$$;

comment on function private.parts_in_order(jsonb, text) is 'The elements of an array with their places from 1 on, ordered by a key of each.';

create function private.laporkan_kejadian_bersama(kejadian jsonb)
  returns uuid[]
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  reported uuid[];
  refused text;
  one record;
begin
  perform private.assert_manager();
  select string_agg(sppg.nama, ', ' order by sppg.nama) into refused
  from private.parts_in_order(kejadian, 'sppg_id') as given
    join public.sppg on sppg.id = (given.part ->> 'sppg_id')::uuid
  where sppg.ditutup_pada is not null or sppg.status_verifikasi <> 'Sudah Operasional';
  if refused is not null then
    raise exception using
      errcode = 'P0001', message = format('Belum beroperasi atau sudah ditutup: %s. Hapus dari pilihan, lalu ulangi.', refused);
  end if;
  for one in select given.place, given.part from private.parts_in_order(kejadian, 'sppg_id') as given loop
    reported[one.place] := private.laporkan_kejadian(one.part);
  end loop;
  if cardinality(reported) > 1 then
    -- Who is named again brings the others along.
    update public.sppg_kejadian
    set bersama = (
      select coalesce(min(known.bersama::text)::uuid, reported[1]) from public.sppg_kejadian as known where known.id = any (reported)
    )
    where sppg_kejadian.id = any (reported);
  end if;
  return reported;
end;
$$;

create function public.laporkan_kejadian_bersama(kejadian jsonb)
  returns uuid[]
  language sql volatile security invoker set search_path = ''
as $$
  select private.laporkan_kejadian_bersama(kejadian);
$$;

comment on function public.laporkan_kejadian_bersama(jsonb) is
  'Reports an incident at several kitchens, as laporkan_kejadian does for each element of the array, and joins them. Gives their ids in '
  'this order. For managers.';

create function private.tulis_kabar_bersama(kabar jsonb)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  one record;
begin
  perform private.assert_manager();
  for one in select given.part from private.parts_in_order(kabar, 'kejadian_id') as given loop
    perform private.tulis_kabar(one.part);
  end loop;
end;
$$;

create function public.tulis_kabar_bersama(kabar jsonb)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.tulis_kabar_bersama(kabar);
$$;

comment on function public.tulis_kabar_bersama(jsonb) is
  'Adds news to several incidents, as tulis_kabar does for each element of the array. For managers.';

grant execute on function
  private.laporkan_kejadian_bersama(jsonb), public.laporkan_kejadian_bersama(jsonb),
  private.tulis_kabar_bersama(jsonb), public.tulis_kabar_bersama(jsonb)
to authenticated;
