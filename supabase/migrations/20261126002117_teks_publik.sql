-- What everyone reads of our answer to a complaint is a text of its own, which an admin writes: the answer to the sender may have
-- their code in it, with which a stranger writes as the sender, or what only the sender should read.

create function private.office_lines(which text)
  returns setof text
  language sql stable security invoker set search_path = ''
as $$
  select regexp_replace(btrim(line), ' ext\. .*$', '')
  from (
    select unnest(
      case which
        when 'phone' then array[phone, whatsapp, press_phone, second_phone]
        else array[email, partnership_email, press_email]
      end
    )
    from public.company_profile
    union all
    select case which when 'phone' then nomor_telepon end from public.regional_contacts
    union all
    -- The province's hotline, as in src/config/site.ts; SAGI 127, 119, 110 and the like are too short to be anybody's.
    select case which when 'phone' then '0811-2622-000' end
  ) as own (lines)
    cross join lateral regexp_split_to_table(own.lines, ' / ') as line;
$$;

comment on function private.office_lines(text) is
  'The telephone numbers (phone) or addresses (email) that the site itself shows, and official hotlines.';

create function private.strange_phone(words text)
  returns text
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  gap constant text := '[-. ()/]*';
  rest text := words;
  line text;
begin
  for line in select private.phone_digits(known) from private.office_lines('phone') as known loop
    rest := regexp_replace(
      rest, format('(?<![0-9])((\+|00)?62|0)?%s%s(?![0-9])', gap, regexp_replace(line, '(\d)(?=\d)', '\1' || gap, 'g')), ' ', 'g'
    );
  end loop;
  -- Days and hours.
  rest := regexp_replace(rest, '(?<![-0-9./])(\d{1,2}[-./]\d{1,2}[-./]\d{4}|\d{4}-\d{2}-\d{2})(?![-0-9/])', ' x ', 'g');
  rest := regexp_replace(rest, '(?<![-0-9.])([01]?\d|2[0-3])[.:][0-5]\d(?!\.?\d)', ' x ', 'g');
  return (
    regexp_match(rest, '(?<![0-9])(\(?(?:(?:\+|00)?62|0)[-. ()/]*(?:[0-9][-. ()/]*){7,13}[0-9]?|8[0-9]{2}[- ]?[0-9]{3,4}[- ]?[0-9]{3,5})(?![0-9])')
  )[1];
end;
$$;

comment on function private.strange_phone(text) is 'The first telephone number in a text that is none of private.office_lines; null without any.';

create function private.public_text_problem(words text, complaint public.keluhan)
  returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  plain constant text := normalize(words, NFKC);
  found text;
begin
  if complaint.hanya_admin then
    return 'Keluhan jenis ini hanya dibaca admin: tentangnya tidak ada yang ditampilkan untuk umum.';
  end if;
  found := substring(plain from '\{[^{}\n]*\}?|\[\s*(?:nama|kode|perihal)\s*\]|<\s*(?:nama|kode|perihal)\s*>');
  if found is not null then
    return format('Teks untuk umum dibaca apa adanya. Ganti “%s” dengan kata-kata.', found);
  end if;
  if position(complaint.kode_lacak in private.search_key(plain)) > 0 then
    return 'Teks untuk umum memuat kode pengirim. Hapus kodenya: siapa pun yang memegangnya dapat menulis sebagai pengirim.';
  end if;
  found := private.strange_phone(plain);
  if found is not null then
    return format('Teks untuk umum memuat nomor “%s”, yang bukan nomor kami atau layanan resmi. Hapus nomornya.', btrim(found));
  end if;
  select address into found
  from regexp_matches(plain, '[[:alnum:]._%%+-]+@[[:alnum:]-]+(?:\.[[:alnum:]-]+)+', 'g') as written,
    unnest(written) as address
  where lower(address) not in (select lower(line) from private.office_lines('email') as line)
  limit 1;
  if found is not null then
    return format('Teks untuk umum memuat email “%s”, yang bukan email kami. Hapus emailnya.', found);
  end if;
  select word into found
  from public.keluhan_pengirim as sender,
    regexp_split_to_table(lower(normalize(sender.name, NFKC)), '[^[:alnum:]]+') as word
  where sender.keluhan_id = complaint.id
    and word in (select regexp_split_to_table(lower(plain), '[^[:alnum:]]+'))
    and char_length(word) > 2
    -- By what people call themselves who give no name.
    and word not in (
      'ibu', 'bapak', 'pak', 'bunda', 'ayah', 'mama', 'papa', 'orang', 'tua', 'wali', 'murid', 'siswa', 'siswi', 'anak', 'guru', 'kepala',
      'sekolah', 'kelas', 'warga', 'tetangga', 'relawan', 'pegawai', 'petugas', 'dapur', 'komite', 'hamba', 'allah', 'anonim', 'dan', 'dari'
    )
  limit 1;
  if found is not null then
    return format('Teks untuk umum menyebut nama pengirim (“%s”). Tulis tanpa namanya.', found);
  end if;
  return null;
end;
$$;

comment on function private.public_text_problem(text, public.keluhan) is
  'Why this text about a complaint is not for everyone: a placeholder, its sender''s code or name, a telephone number or address that is not the site''s; null where it may be shown.';

create function private.check_public_text()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  problem text;
begin
  -- A longer one is refused by its constraint.
  if char_length(new.teks_publik) <= 2000 then
    select private.public_text_problem(new.teks_publik, keluhan) into problem
    from public.keluhan where keluhan.id = new.keluhan_id;
    if problem is not null then
      -- The form says it beside the field of that name.
      raise exception using errcode = 'P0001', message = problem, hint = 'teks_publik';
    end if;
  end if;
  new.dimuat_pada := case when new.teks_publik is not null then now() end;
  return new;
end;
$$;

comment on function private.check_public_text() is 'Refuses a public text that gives its sender away, and notes since when everyone reads it.';

create trigger check_public_text
  before insert or update of teks_publik on public.keluhan_pesan
  for each row execute function private.check_public_text();

create function private.published_answers(kode text)
  returns table (dimuat_pada date, isi text)
  language sql stable security invoker set search_path = ''
as $$
  select (keluhan_pesan.dimuat_pada at time zone 'Asia/Jakarta')::date, keluhan_pesan.teks_publik
  from public.keluhan join public.keluhan_pesan on keluhan_pesan.keluhan_id = keluhan.id
  where private.search_key(keluhan.kode_sppg) = kode and keluhan_pesan.teks_publik is not null and not keluhan.hanya_admin
  order by keluhan_pesan.dimuat_pada desc, keluhan_pesan.urutan desc
  limit 10;
$$;

comment on function private.published_answers(text) is
  'The newest texts that admins show on the page of a kitchen, with the day on which they were shown.';
