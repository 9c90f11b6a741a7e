-- News of an incident: what is known, with figures that each say who gave them and when. Nobody deletes one: a correction is
-- another one that names what it corrects, so that everyone sees what was said before. What names somebody an admin takes off
-- (20261126001561_hapus_kata_kabar.sql).

create function private.are_figures(figures jsonb)
  returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select case
    when jsonb_typeof(figures) is distinct from 'array' then false
    when jsonb_array_length(figures) > 10 then false
    else (
      select coalesce(bool_and(
        case when jsonb_typeof(figure) = 'object' and jsonb_typeof(figure -> 'jumlah') = 'number'
          and char_length(figure ->> 'jumlah') <= 7 and char_length(figure ->> 'apa') between 1 and 100
          and char_length(figure ->> 'menurut') between 1 and 100 and char_length(figure ->> 'pada') <= 40
        then
          figure ->> 'jumlah' ~ '^[0-9]+$' and private.is_visible_text(figure ->> 'apa') and figure ->> 'apa' ~ '\S'
          and private.is_visible_text(figure ->> 'menurut') and figure ->> 'menurut' ~ '\S'
          and figure ->> 'pada' ~ '^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$' and figure - array['jumlah', 'apa', 'menurut', 'pada'] = '{}'
        else false end
      ), true)
      from jsonb_array_elements(figures) as figure
    )
  end;
$$;

comment on function private.are_figures(jsonb) is 'Whether these are figures (jumlah, apa), each with its source (menurut) and time (pada), at most ten.';

grant execute on function private.are_figures(jsonb) to service_role;

create table public.sppg_kejadian_kabar (
  id uuid primary key default gen_random_uuid(),
  kejadian_id uuid not null references public.sppg_kejadian (id),
  isi text not null,
  angka jsonb not null default '[]',
  membetulkan uuid references public.sppg_kejadian_kabar (id),
  kata_dihapus integer not null default 0,
  created_at timestamptz not null default now(),
  constraint sppg_kejadian_kabar_isi_not_blank check (isi ~ '\S'),
  -- 2000 as it is told; each mark in place of words makes it longer.
  constraint sppg_kejadian_kabar_isi_max_length check (char_length(isi) <= 32000),
  constraint sppg_kejadian_kabar_isi_plausible check (char_length(isi) <= 2000 + 40 * kata_dihapus),
  constraint sppg_kejadian_kabar_angka_plausible check (private.are_figures(angka)),
  constraint sppg_kejadian_kabar_membetulkan_another check (membetulkan <> id)
);

comment on table public.sppg_kejadian_kabar is 'News of incidents at SPPG, as they were told.';
comment on column public.sppg_kejadian_kabar.isi is 'What is known; never a name, age or class of anybody.';
comment on column public.sppg_kejadian_kabar.angka is 'Figures: jumlah, apa, menurut (who says so), pada (when).';
comment on column public.sppg_kejadian_kabar.membetulkan is 'The earlier news of the same incident that this one corrects.';
comment on column public.sppg_kejadian_kabar.kata_dihapus is 'In how many places an admin took words off.';

create index sppg_kejadian_kabar_kejadian_id_created_at_idx on public.sppg_kejadian_kabar (kejadian_id, created_at);
create index sppg_kejadian_kabar_membetulkan_idx on public.sppg_kejadian_kabar (membetulkan);

-- Written by tulis_kabar and hapus_kata_kabar alone.
grant select on table public.sppg_kejadian_kabar to anon, authenticated;
grant select, insert, update, delete on table public.sppg_kejadian_kabar to service_role;

alter table public.sppg_kejadian_kabar enable row level security;

-- An incident with its news, and these with their incident again, would multiply the list by itself, as circles of kitchens do.
create policy "Everyone can read news of the incidents that they read"
  on public.sppg_kejadian_kabar for select to anon, authenticated
  using (
    (select private.assert_no_circle())
    and exists (select from public.sppg_kejadian where sppg_kejadian.id = kejadian_id)
  );

-- The trail goes without the words, which everyone reads here: what is taken off must be nowhere.
select private.declare_table(
  'sppg_kejadian_kabar', texts => '{"words": ["isi", "angka"]}',
  audit => '{id,id,kejadian_id,membetulkan,created_at}',
  withdrawals => '{isi,angka}',
  stays => 'dapur'
);

create function private.tulis_kabar(kabar jsonb)
  returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  news public.sppg_kejadian_kabar;
  incident public.sppg_kejadian;
  is_elsewhere constant boolean := coalesce((kabar ->> 'salah_dapur')::boolean, false);
  closes constant boolean := is_elsewhere or coalesce((kabar ->> 'tutup')::boolean, false);
  -- A suspension without an incident could not be taken back by news: it ends with it.
  stops constant boolean := (kabar ->> 'pengiriman_berhenti')::boolean and not closes;
begin
  perform private.assert_manager();
  news := jsonb_populate_record(null::public.sppg_kejadian_kabar, kabar);
  -- Two who write at the same moment wait for each other.
  select * into incident from public.sppg_kejadian where sppg_kejadian.id = news.kejadian_id for update;
  if incident.dapur_id is null then
    raise exception using errcode = 'P0002', message = 'Kejadian ini sudah tidak ada. Muat ulang halaman.';
  end if;
  -- Sent again, as its answer was lost.
  if exists (select from public.sppg_kejadian_kabar where sppg_kejadian_kabar.id = news.id) then
    return;
  end if;
  if news.membetulkan is not null and not exists (
    select from public.sppg_kejadian_kabar
    where sppg_kejadian_kabar.id = news.membetulkan and sppg_kejadian_kabar.kejadian_id = incident.id
  ) then
    raise exception using errcode = 'P0001', message = 'Kabar yang dibetulkan bukan kabar kejadian ini.';
  end if;
  insert into public.sppg_kejadian_kabar (id, kejadian_id, isi, angka, membetulkan)
  values (
    news.id, incident.id, news.isi,
    (
      select coalesce(jsonb_agg(to_jsonb(figure)), '[]')
      from jsonb_to_recordset(coalesce(news.angka, '[]')) as figure (jumlah integer, apa text, menurut text, pada timestamptz)
    ),
    news.membetulkan
  );
  -- What comes to light after it was closed, such as a laboratory's result, opens it no more.
  if incident.ditutup_pada is not null then
    update public.sppg_kejadian set salah_dapur = true where sppg_kejadian.id = incident.id and is_elsewhere;
    return;
  end if;
  if stops and not incident.pengiriman_berhenti then
    incident.penghentian_id := private.stop_delivery(incident);
  elsif (closes or not stops) and incident.pengiriman_berhenti then
    perform private.resume_delivery(incident);
    incident.penghentian_id := null;
  end if;
  update public.sppg_kejadian
  set
    pengiriman_berhenti = not closes and coalesce(stops, sppg_kejadian.pengiriman_berhenti),
    penghentian_id = incident.penghentian_id,
    sekolah = case
      when kabar ? 'sekolah' then array(select jsonb_array_elements_text(kabar -> 'sekolah')) else sppg_kejadian.sekolah
    end,
    kabar_berikutnya = case when not closes then private.next_news((kabar ->> 'kabar_berikutnya')::timestamptz) end,
    ditutup_pada = case when closes then now() end, salah_dapur = is_elsewhere
  where sppg_kejadian.id = incident.id;
end;
$$;

create function public.tulis_kabar(kabar jsonb)
  returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.tulis_kabar(kabar);
$$;

comment on function public.tulis_kabar(jsonb) is
  'Adds news (id, kejadian_id, isi, angka, membetulkan) to an incident, with what changes by it: pengiriman_berhenti, sekolah, '
  'kabar_berikutnya, or tutup, which closes it and ends the suspension that it began, or salah_dapur, which closes it as reported '
  'at a wrong kitchen. For managers.';

grant execute on function private.tulis_kabar(jsonb), public.tulis_kabar(jsonb) to authenticated;
