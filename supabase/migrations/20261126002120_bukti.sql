-- Proof that nothing was taken out. Whatever is told of incidents adds a line to a chain of hashes, whatever happens to complaints one
-- to another; a build publishes the hashes (/data/bukti.json), so that whoever kept an older file can tell whether a line was changed
-- or left out since. Corrections are lines, too: a mark such as salah_dapur, an abuse, a row that is gone.
--
-- The hash of a line is over a random salt and what it says, so that nobody learns by guessing what a hash stands for. Words that are
-- taken off a news go with their salt, and the hash stays. Complaints publish hashes alone, in the state of their week.

create table private.bukti (
  rantai text not null,
  nomor integer not null,
  isi text,
  garam uuid,
  hash text not null,
  kepala text not null,
  pada timestamptz not null,
  kejadian_id uuid,
  primary key (rantai, nomor),
  constraint bukti_rantai_known check (rantai in ('kejadian', 'keluhan')),
  constraint bukti_garam_with_isi check ((garam is null) = (isi is null))
);

comment on table private.bukti is 'The two chains of hashes; added to by triggers only.';
comment on column private.bukti.nomor is 'The place in the chain, from 1 on without a gap.';
comment on column private.bukti.isi is 'What the line says, as JSON; null: its words were taken off.';
comment on column private.bukti.hash is 'SHA-256 of garam and isi, in hexadecimal digits.';
comment on column private.bukti.kepala is 'SHA-256 of the kepala of the line before, if there is one, and hash: it stands for the whole chain up to here.';
comment on column private.bukti.pada is 'When it happened.';
comment on column private.bukti.kejadian_id is 'The incident of which it tells.';

create index bukti_kejadian_id_idx on private.bukti (kejadian_id);

alter table private.bukti enable row level security;

create policy "Nobody reaches the chains through the API"
  on private.bukti for all to anon, authenticated
  using (false) with check (false);

create function private.keep_proof()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'Baris bukti tidak dapat diubah atau dihapus.';
end;
$$;

comment on function private.keep_proof() is 'Refuses whatever would change a chain, but for words that are taken off.';

create trigger keep_line
  before delete on private.bukti
  for each row execute function private.keep_proof();

create trigger keep_hash
  before update on private.bukti
  for each row when (
    new.isi is not null or (old.rantai, old.nomor, old.hash, old.kepala, old.pada, old.kejadian_id)
      is distinct from (new.rantai, new.nomor, new.hash, new.kepala, new.pada, new.kejadian_id)
  ) execute function private.keep_proof();

-- The arguments are the chain, and columns that tell nothing.
create function private.prove_row()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  chain constant text := tg_argv[0];
  said constant jsonb := case
    when tg_op = 'DELETE' then jsonb_build_object('id', old.id, 'dihapus', true)
    else to_jsonb(new) - tg_argv[1:]
  end;
  line private.bukti;
  last private.bukti;
begin
  if tg_op = 'UPDATE' and said = to_jsonb(old) - tg_argv[1:] then
    return null;
  end if;
  line.rantai := chain;
  line.isi := jsonb_build_object('catatan', tg_table_name, 'baris', said);
  line.garam := gen_random_uuid();
  line.hash := encode(sha256(convert_to(line.garam || line.isi, 'UTF8')), 'hex');
  line.pada := coalesce((said ->> 'pada')::timestamptz, now());
  if chain = 'kejadian' then
    line.kejadian_id := to_jsonb(coalesce(new, old)) ->> case tg_table_name when 'sppg_kejadian' then 'id' else 'kejadian_id' end;
  end if;
  -- A news changes only by what is taken off it.
  if tg_table_name = 'sppg_kejadian_kabar' and tg_op <> 'INSERT' then
    update private.bukti set isi = null, garam = null
    where bukti.kejadian_id = old.kejadian_id and bukti.isi::jsonb #>> '{baris,id}' = old.id::text;
  end if;
  -- One after the other, until each is committed: no number is left out or given twice.
  perform pg_advisory_xact_lock('private.bukti'::regclass::oid::integer, hashtext(chain));
  select * into last from private.bukti where bukti.rantai = chain order by bukti.nomor desc limit 1;
  line.nomor := coalesce(last.nomor, 0) + 1;
  line.kepala := encode(sha256(convert_to(concat(last.kepala, line.hash), 'UTF8')), 'hex');
  insert into private.bukti values (line.*);
  return null;
end;
$$;

comment on function private.prove_row() is 'Adds what a row says now to a chain.';

create trigger prove
  after insert or update or delete on public.sppg_kejadian
  for each row execute function private.prove_row('kejadian', 'dapur_id', 'penghentian_id', 'kabar_berikutnya', 'bersama');

create trigger prove
  after insert or update or delete on public.sppg_kejadian_kabar
  for each row execute function private.prove_row('kejadian');

create trigger prove
  after insert on private.keluhan_tercatat
  for each row execute function private.prove_row('keluhan');

-- Of the week, no more than its beginning is told of complaints: lines that came since would tell when.
create function private.published_proof()
  returns table (rantai text, nomor integer, hash text, kepala text, garam uuid, isi text)
  language sql stable security definer set search_path = ''
as $$
  select line.rantai, line.nomor, line.hash, line.kepala, shown.garam, shown.isi
  from private.bukti as line
    left join public.sppg_kejadian as incident on incident.id = line.kejadian_id and incident.dapur_id is not null
    cross join lateral (
      select case when incident.id is not null then line.garam end, case when incident.id is not null then line.isi end
    ) as shown (garam, isi)
  where line.rantai = 'kejadian' or line.nomor < coalesce(
    (
      select min(late.nomor) from private.bukti as late
      where late.rantai = 'keluhan' and late.pada >= private.complaint_week()
    ),
    'infinity'::double precision
  );
$$;

comment on function private.published_proof() is
  'The lines of both chains: of incidents that visitors read with what they say, of others and of complaints before this week the hashes.';

grant execute on function private.published_proof() to anon, authenticated;

create view public.bukti with (security_invoker = true) as
  select rantai, nomor, hash, kepala, garam, isi from private.published_proof();

comment on view public.bukti is 'The chains of hashes by which everybody can tell that nothing was taken out, as a build publishes them.';

grant select on table public.bukti to anon, authenticated;
