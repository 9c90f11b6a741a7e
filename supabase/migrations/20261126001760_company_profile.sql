-- How the company is reached: what footer, contact page and search engines show. Always public; admins change it, in either
-- access mode. The company's names, and what legal sentences quote, are in src/config/site.ts.

create function private.are_office_hours(lines jsonb)
  returns boolean
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select case
    when jsonb_typeof(lines) = 'array' then
      jsonb_array_length(lines) between 1 and 14
      and not exists (
        select from jsonb_array_elements(lines) as line
          cross join lateral (select line ->> 'days' as days, line ->> 'hours' as hours) as written
        where (
          jsonb_typeof(line -> 'days') = 'string' and jsonb_typeof(line -> 'hours') = 'string'
          and case when jsonb_typeof(line) = 'object' then line - 'days' - 'hours' = '{}' end
          and case when char_length(days) <= 100 then days ~ '\S' and private.is_visible_text(days) end
          and case
            when hours in ('Tutup', '24 jam') then true
            when char_length(hours) in (15, 28) then
              hours ~ '^([01][0-9]|2[0-3])\.[0-5][0-9]–([01][0-9]|2[0-3])\.[0-5][0-9](, ([01][0-9]|2[0-3])\.[0-5][0-9]–([01][0-9]|2[0-3])\.[0-5][0-9])? WIB$'
              and left(hours, 5) < substr(hours, 7, 5)
              -- The second range of hours, after a break.
              and (char_length(hours) = 15 or (substr(hours, 7, 5) < substr(hours, 14, 5) and substr(hours, 14, 5) < substr(hours, 20, 5)))
          end
        ) is not true
      )
    else false
  end;
$$;

comment on function private.are_office_hours(jsonb) is
  'Whether it is a list of one to 14 {"days": "Senin–Jumat", "hours": "08.00–17.00 WIB"}, where hours may also be "08.00–11.30, 13.00–16.30 WIB", 24 jam or Tutup.';

-- PostgreSQL evaluates CHECKs with the rights of whoever writes the row.
grant execute on function private.are_office_hours(jsonb) to authenticated, service_role;

create table public.company_profile (
  id uuid primary key default 'dd000000-0000-4000-8000-000000000001',
  street text not null,
  city text not null,
  province text not null,
  postal_code text not null,
  phone text not null,
  whatsapp text,
  email text not null,
  partnership_email text not null,
  office_hours jsonb not null,
  facebook text,
  instagram text,
  twitter text,
  youtube text,
  tiktok text,
  press_name text not null,
  press_phone text not null,
  press_email text not null,
  second_phone text,
  directions text,
  coordinates text,
  legal_entity text,
  legal_deed text,
  legal_approval text,
  legal_nib text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_revision bigint,
  -- A key that the audit trail can restore by.
  constraint company_profile_single_row check (id = 'dd000000-0000-4000-8000-000000000001'),
  constraint company_profile_street_not_blank check (street ~ '\S'),
  constraint company_profile_city_not_blank check (city ~ '\S'),
  constraint company_profile_province_not_blank check (province ~ '\S'),
  constraint company_profile_postal_code_max_length check (char_length(postal_code) <= 5),
  constraint company_profile_postal_code_plausible check (postal_code ~ '^[0-9]{5}$'),
  constraint company_profile_phone_max_length check (char_length(phone) <= 80),
  constraint company_profile_phone_plausible check (private.is_phone(phone)),
  constraint company_profile_second_phone_max_length check (char_length(second_phone) <= 80),
  constraint company_profile_second_phone_plausible check (private.is_phone(second_phone)),
  constraint company_profile_legal_entity_not_blank check (legal_entity ~ '\S'),
  constraint company_profile_legal_deed_not_blank check (legal_deed ~ '\S'),
  constraint company_profile_legal_approval_not_blank check (legal_approval ~ '\S'),
  constraint company_profile_legal_nib_max_length check (char_length(legal_nib) <= 13),
  constraint company_profile_legal_nib_plausible check (legal_nib ~ '^[0-9]{13}$'),
  constraint company_profile_directions_not_blank check (directions ~ '\S'),
  constraint company_profile_directions_max_length check (char_length(directions) <= 1000),
  constraint company_profile_coordinates_max_length check (char_length(coordinates) <= 30),
  -- A place in Indonesia: swapped numbers are elsewhere.
  constraint company_profile_coordinates_plausible check (
    case when coordinates ~ '^-?[0-9]{1,2}\.[0-9]{2,7}, [0-9]{2,3}\.[0-9]{2,7}$' then
      split_part(coordinates, ', ', 1)::numeric between -11.1 and 6.1
      and split_part(coordinates, ', ', 2)::numeric between 94.9 and 141.1
    else coordinates is null end
  ),
  constraint company_profile_whatsapp_max_length check (char_length(whatsapp) <= 40),
  constraint company_profile_whatsapp_plausible check (whatsapp ~ '^\+?([-. ()]*[0-9]){5,15}$'),
  constraint company_profile_email_plausible check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint company_profile_partnership_email_plausible check (partnership_email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  constraint company_profile_office_hours_plausible check (private.are_office_hours(office_hours)),
  constraint company_profile_facebook_plausible check (facebook ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint company_profile_instagram_plausible check (instagram ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint company_profile_twitter_plausible check (twitter ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint company_profile_youtube_plausible check (youtube ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint company_profile_tiktok_plausible check (tiktok ~ '^https://[^/\\\s]+\.[^\\\s]+$'),
  constraint company_profile_press_name_not_blank check (press_name ~ '\S'),
  constraint company_profile_press_phone_max_length check (char_length(press_phone) <= 80),
  constraint company_profile_press_phone_plausible check (private.is_phone(press_phone)),
  constraint company_profile_press_email_plausible check (press_email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$')
);

comment on table public.company_profile is 'One row: address, telephone, e-mail, hours, social networks and press contact of the company.';
comment on column public.company_profile.phone is 'As it is shown; the digits of the first number, and a + before them, are what a link dials.';
comment on column public.company_profile.second_phone is 'Another number, as phone; null without one.';
comment on column public.company_profile.directions is 'The way to the office in a few lines, which belongs to this address; null where it says enough.';
comment on column public.company_profile.legal_entity is 'Form and name under law, as "PT Contoh Sejahtera"; null, as the three after it: no page tells it.';
comment on column public.company_profile.coordinates is 'Where the office is, "latitude, longitude" in degrees: maps are opened there; null for a search by the address.';
comment on column public.company_profile.whatsapp is 'Number as it is shown; null without WhatsApp.';
comment on column public.company_profile.office_hours is 'List of {"days", "hours"}, as private.are_office_hours has it.';
comment on column public.company_profile.facebook is 'URL of the company there; null without one, as for the other networks.';
comment on column public.company_profile.updated_at is 'When it was last changed; set by a trigger.';
comment on column public.company_profile.published_revision is 'content_revision of its last change.';

-- Nobody deletes it: the site can't do without.
grant select on table public.company_profile to anon;
grant select,
  insert (
    id, street, city, province, postal_code, phone, whatsapp, email, partnership_email, office_hours, facebook, instagram,
    twitter, youtube, tiktok, press_name, press_phone, press_email, second_phone, directions, coordinates,
    legal_entity, legal_deed, legal_approval, legal_nib
  ),
  update (
    street, city, province, postal_code, phone, whatsapp, email, partnership_email, office_hours, facebook, instagram,
    twitter, youtube, tiktok, press_name, press_phone, press_email, second_phone, directions, coordinates,
    legal_entity, legal_deed, legal_approval, legal_nib
  )
  on table public.company_profile to authenticated;
grant select, insert, update, delete on table public.company_profile to service_role;

alter table public.company_profile enable row level security;

create policy "Everyone can read the company's data"
  on public.company_profile for select to anon, authenticated
  using (true);

create policy "Admins can add the company's data"
  on public.company_profile for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit the company's data"
  on public.company_profile for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

select private.declare_table(
  'company_profile', texts => '{
    "email": ["email 254", "partnership_email 254", "press_email 254"],
    "phone": ["phone", "second_phone", "whatsapp", "press_phone"],
    "name": ["press_name 200"],
    "words": ["directions"],
    "nobody": ["legal_entity 200", "legal_deed 200", "legal_approval 200", "legal_nib", "street 200", "city 100", "province 100",
      "postal_code", "coordinates", "office_hours", "facebook 500", "instagram 500", "twitter 500", "youtube 500", "tiktok 500"]
  }',
  restorable => true,
  content => true,
  withdrawals => '{press_name,press_phone,press_email}',
  stays => 'perusahaan'
);
