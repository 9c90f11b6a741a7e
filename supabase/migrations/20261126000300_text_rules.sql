-- Two rules about text, each in one place: when two texts are the same to people, and what in a text nobody can see.

-- What is compared: letters and digits. Compatible forms are one (NFKC), so are small and capital letters; spaces, hyphens,
-- dashes, dots, slashes and all other punctuation do not count, nor does what shows nothing; and what looks alike in many
-- fonts is one sign: O is 0, I and L are 1.
create function private.search_key(label text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select translate(
    regexp_replace(
      upper(normalize(label, NFKC)),
      '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02B0-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u206F\u2200-\u23FF\u2500-\u27BF\u2800\u2E00-\u2E7F\u3000-\u303F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]+',
      '', 'g'
    ),
    'OIL', '011'
  );
$$;

comment on function private.search_key(text) is
  'The text as it is compared and searched for: letters and digits only, in capitals, with O as 0, I and L as 1.';

-- The words of a text, as the search compares them. An apostrophe separates none: Ma'arif is one word. Jl, Kab. and Kec. are
-- written out, and the No. before a house number is left out: people write the same address in all these ways.
create function private.search_words(label text)
  returns text
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          translate(
            btrim(regexp_replace(
              regexp_replace(upper(normalize(label, NFKC)), '[\u0027\u0060\u00B4\u02B9-\u02BF\u2018-\u201B\u2032]+', '', 'g'),
              '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02B0-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u206F\u2200-\u23FF\u2500-\u27BF\u2800\u2E00-\u2E7F\u3000-\u303F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]+',
              ' ', 'g'
            )),
            'OIL', '011'
          ),
          '\mJ1N?\M', 'JA1AN', 'g'
        ),
        '\mKAB\M', 'KABUPATEN', 'g'
      ),
      '\mKEC\M', 'KECAMATAN', 'g'
    ),
    '\m(N0|N0M0R) (?=[0-9])', '', 'g'
  );
$$;

comment on function private.search_words(text) is
  'The words of a text as private.search_key compares them, with one space between.';

-- Control characters, spaces other than the plain one, what steers the direction of writing, and what Unicode calls
-- ignorable: with them two texts look the same and are not, or one reads as another.
create function private.is_visible_text(label text)
  returns boolean
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select label !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]';
$$;

comment on function private.is_visible_text(text) is
  'Whether a text of one line has no characters that show nothing, and no spaces but the plain one.';

-- As src/lib/text/typed-phone.ts writes it: one number or two, each of 5 to 15 digits with what people write between them, and
-- with an extension or without.
create function private.is_phone(label text)
  returns boolean
  language sql immutable strict parallel safe security invoker set search_path = ''
as $$
  select label ~ '^\+?([-. ()]*[0-9]){5,15}( ext\. [0-9]{1,6})?( / \+?([-. ()]*[0-9]){5,15}( ext\. [0-9]{1,6})?)?$';
$$;

comment on function private.is_phone(text) is
  'Whether it can be dialled: "(024) 760-1234 ext. 12", "1500-123", or two of them with " / " between.';

-- PostgreSQL evaluates indexes and CHECKs with the rights of whoever writes the row.
grant execute on function private.search_key(text), private.is_visible_text(text) to anon, authenticated, service_role;
grant execute on function private.is_phone(text) to authenticated, service_role;
