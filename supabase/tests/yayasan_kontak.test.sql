-- Where foundations are written to: only admins read and write the addresses.
begin;
\ir setup.psql
select plan(3);

insert into public.yayasan (id, nama) values
  ('20000000-0000-4000-8000-000000000001', 'Yayasan Uji'), ('20000000-0000-4000-8000-000000000002', 'Yayasan Lain');
insert into public.yayasan_kontak (yayasan_id, email) values ('20000000-0000-4000-8000-000000000001', 'yayasan@contoh.id');

-- Admin
select tests.as('admin');
select throws_ok(
  format('update public.yayasan_kontak set email = %L', address), '23514',
  format('new row for relation "yayasan_kontak" violates check constraint "yayasan_kontak_email_%s"', rule), 'no address: ' || rule
)
from (values
  ('bukan-alamat', 'plausible'), (repeat('x', 250) || '@x.id', 'max_length'), ('uji' || chr(8203) || '@contoh.id', 'visible')
) as broken (address, rule);

select * from finish();
rollback;
