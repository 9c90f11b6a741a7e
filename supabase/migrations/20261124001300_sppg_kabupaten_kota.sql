-- Which kabupaten or kota a kitchen is in, so that lists can be filtered by it and a map can count. Optional: the address
-- does not always say it.

alter table public.sppg
  add column kabupaten_kota text,
  add constraint sppg_kabupaten_kota_known foreign key (kabupaten_kota) references public.wilayah (nama);

comment on column public.sppg.kabupaten_kota is 'Where the kitchen is, with its kind: "Kabupaten Tegal" or "Kota Tegal"; null when not recorded.';

-- With the state, so that the map is counted without reading the rows.
create index sppg_kabupaten_kota_status_verifikasi_idx on public.sppg (kabupaten_kota, status_verifikasi);

grant insert (kabupaten_kota), update (kabupaten_kota) on table public.sppg to authenticated;

-- What the address says already: its last part ends with one kabupaten or kota, named with its kind. Without it 'Tegal'
-- is two, and 'Karanganyar' also a kecamatan of others; two kinds in that part ('Kabupaten dan Kota Tegal') are two
-- places. Province and postal code may follow. What stays empty, people fill in.
--
-- It is not recorded in the audit trail: nobody changed these kitchens, and none of them counts as touched because of it.
alter table public.sppg disable trigger write_audit;

update public.sppg
set kabupaten_kota = wilayah.nama
from (
  select id, regexp_count(last_part, '\m(kab|kabupaten|kota)\M', 1, 'i') as kinds,
    regexp_match(last_part, '(?:^|\s)(kab|kabupaten|kota)\M\.?\s*(\w+)$', 'i') as named
  from (
    select id, regexp_replace(
      regexp_replace(lokasi, '([\s.,]+((provinsi|prov\.?)\s*)?jawa\s+tengah|[\s.,]+[0-9]{5})*[\s.,]*$', '', 'i'),
      '^.*[,;]', ''
    ) as last_part
    from public.sppg
  ) as address
) as address
join public.wilayah
  on lower(wilayah.nama) = lower(case when named[1] ~* '^kab' then 'kabupaten ' else 'kota ' end || named[2])
where sppg.id = address.id and kinds = 1;

alter table public.sppg enable trigger write_audit;
