-- What is written to senders again and again: pesan_publik, or the answer to a complaint, is filled in from it and can then be edited.
-- Who complains often gives no address: what is for any complaint promises no call and no mail.

create table public.answer_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  isi text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  status text,
  untuk text not null default 'kiriman',
  constraint answer_templates_title_not_blank check (title ~ '\S'),
  constraint answer_templates_isi_not_blank check (isi ~ '\S'),
  constraint answer_templates_isi_max_length check (char_length(isi) <= 500),
  constraint answer_templates_position_plausible check (position between 0 and 999),
  constraint answer_templates_status_known
    check (
      status in ('Baru', 'Ditinjau', 'Dihubungi', 'Diterima', 'Ditolak', 'Selesai') and untuk = 'kiriman'
      or status in ('Diperiksa', 'Ditindaklanjuti', 'Selesai') and untuk <> 'kiriman'
    ),
  constraint answer_templates_untuk_known check (untuk in ('kiriman', 'keluhan', 'keluhan_berkontak')),
  -- Managers answer without the code, and an answer is easily copied for everyone.
  constraint answer_templates_isi_without_code check (
    case when char_length(isi) <= 500 then untuk = 'kiriman' or lower(isi) !~ '[{<\[]\s*kode\s*[]>}]' end
  ),
  constraint answer_templates_isi_promises_nothing check (
    case when char_length(isi) <= 500 then untuk <> 'keluhan' or lower(isi) !~ '\m(kami (akan |segera )*(telepon|menelepon|hubungi|menghubungi|surati|email)|(hubungi|menghubungi|menelepon|telepon|surati) anda|(balas|jawab) email|email anda|nomor anda|telepon anda)\M' end
  )
);

comment on table public.answer_templates is 'Templates of pesan_publik, and of answers to complaints, which managers read, too.';
comment on column public.answer_templates.isi is 'The text; {nama}, {kode} and {perihal} stand for what the lead has.';
comment on column public.answer_templates.status is 'What the lead becomes with this answer; null where it stays what it is.';
comment on column public.answer_templates.untuk is
  'What it answers: kiriman, messages and applications; keluhan, any complaint; keluhan_berkontak, complaints of who gave a telephone number or address.';
comment on column public.answer_templates.position is 'Order; of equal ones the title decides.';

grant select,
  insert (id, title, isi, position, status, untuk),
  update (title, isi, position, status, untuk),
  delete
  on table public.answer_templates to authenticated;
grant select, insert, update, delete on table public.answer_templates to service_role;

alter table public.answer_templates enable row level security;

create policy "Admins can read answer templates, managers those for complaints"
  on public.answer_templates for select to authenticated
  using ((select private.is_admin()) or untuk <> 'kiriman' and (select private.is_manager()));

create policy "Admins can add answer templates"
  on public.answer_templates for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit answer templates"
  on public.answer_templates for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete answer templates"
  on public.answer_templates for delete to authenticated
  using ((select private.is_admin()));

select private.declare_table(
  'answer_templates', texts => '{"words": ["title 80", "isi"], "nobody": ["status", "untuk"]}',
  restorable => true, stays => 'templat'
);
