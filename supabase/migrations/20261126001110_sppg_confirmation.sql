-- Who stands for a kitchen, and for a programme document.
--
-- Where everyone who signs up may add SPPG, a row is not a statement of the company. What is said of a kitchen in public needs
-- a manager who stands for it (every admin is one): a row that a manager adds is confirmed, one that somebody else adds, or
-- of which they change a public word, is not until a manager confirms it. That is never done in passing: a manager who changes
-- one word of such a row has not read the others. Documents, of which eight official ones could be replaced at once, are held
-- the same way. Who confirmed, the audit trail tells admins; everyone may know that and when.
-- What hangs on a kitchen counts as well (private.sppg_confirmed_words).
--
-- A column that is added later counts by itself. These do not: they say when something was written, not what.
create function private.public_words(entry jsonb)
  returns jsonb
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select entry - array['created_at', 'updated_at', 'dikonfirmasi_pada', 'dikonfirmasi', 'dapur_id'];
$$;

comment on function private.public_words(jsonb) is 'What a row of a kitchen, of what hangs on it, or of a document says in public.';

create function private.words_hash(entry jsonb)
  returns text
  language sql immutable parallel safe security invoker set search_path = ''
as $$
  select md5(jsonb_strip_nulls(private.public_words(entry))::text);
$$;

comment on function private.words_hash(jsonb) is
  'The hash of what a row says in public. What is empty says nothing: a column that comes later takes no confirmation away.';

create function private.set_confirmation()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  says_other_words constant boolean :=
    tg_op = 'INSERT' or private.public_words(to_jsonb(new)) <> private.public_words(to_jsonb(old));
begin
  if private.is_outsider() then
    if says_other_words then
      new.dikonfirmasi_pada := null;
    end if;
    return new;
  end if;

  -- A manager or the database's owner.
  if not says_other_words then
    return new;
  end if;
  -- What is put back is confirmed if it is what was confirmed; a row that is back is settled with what hangs on it.
  if coalesce(current_setting('app.restoring', true), '') = 'on' then
    if tg_op = 'UPDATE' then
      new.dikonfirmasi_pada := case tg_table_name
        when 'sppg' then private.confirmed_since(new.id, private.public_words(to_jsonb(new)))
        else private.document_confirmed_since(new.id, private.public_words(to_jsonb(new)))
      end;
    end if;
    return new;
  end if;
  -- The owner can take a confirmation back.
  if tg_op = 'UPDATE' and new.dikonfirmasi_pada is distinct from old.dikonfirmasi_pada then
    return new;
  end if;
  -- perbarui_sppg confirms what it changes where the manager has ticked that.
  if new.dikonfirmasi_pada is null
    and (tg_op = 'INSERT' or coalesce(current_setting('app.konfirmasi', true), '') = 'on')
  then
    new.dikonfirmasi_pada := now();
  end if;
  return new;
end;
$$;

comment on function private.set_confirmation() is
  'Confirms what managers and the owner add, and what they change if they say so; of others, new rows and other words are not confirmed.';

create trigger set_confirmation
  before insert on public.sppg
  for each row execute function private.set_confirmation();

-- Saving a form without a change confirms nothing.
create trigger set_confirmation_of_change
  before update on public.sppg
  for each row when (old.* is distinct from new.*) execute function private.set_confirmation();

-- What is confirmed is what the manager has read: a kitchen that changed meanwhile, or on which something else hangs now, is not.
create function private.konfirmasi_sppg(sppg_id uuid, terakhir_diubah timestamptz)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_manager();
  -- Confirmed already: the answer to the first attempt may have been lost.
  update public.sppg set dikonfirmasi_pada = coalesce(sppg.dikonfirmasi_pada, now())
  where sppg.id = sppg_id and sppg.updated_at = terakhir_diubah;
  if found then
    return;
  end if;
  if exists (select from public.sppg where sppg.id = sppg_id) then
    raise exception using
      errcode = 'P0001',
      message = 'Data SPPG ini baru saja diubah. Periksa sekali lagi, lalu konfirmasi.';
  end if;
  raise exception using errcode = 'P0002', message = 'SPPG ini sudah dihapus.';
end;
$$;

create function public.konfirmasi_sppg(sppg_id uuid, terakhir_diubah timestamptz)
  returns void
  language sql security invoker set search_path = ''
as $$
  select private.konfirmasi_sppg(sppg_id, terakhir_diubah);
$$;

comment on function public.konfirmasi_sppg(uuid, timestamptz) is
  'Confirms an SPPG, with what hangs on it, as it was when it was last changed at that time; managers only.';

grant execute on function
  private.konfirmasi_sppg(uuid, timestamptz), public.konfirmasi_sppg(uuid, timestamptz)
  to authenticated;
