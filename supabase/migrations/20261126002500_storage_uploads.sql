-- A bucket's types and sizes hold for plain uploads of a known length only. On the storage service a copy takes the type
-- that the request names; a resumable or S3 upload that names none passes the list of types, and is no row that could
-- be counted until it is finished; a raw body without Content-Length is never measured; and a signed upload URL is a ticket
-- that lets its bearer in for two hours without asking the policies again. The site needs none of these, so everyone but
-- the service role comes in by plain uploads that say how long they are.
--
-- PostgreSQL asks restrictive policies in the order of their names: these two before 'Proposal uploads stop when there
-- are too many', which counts every attempt that gets so far.

create policy "Files come in by plain uploads only"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (
    -- The service names what it is doing, with and without its own prefix; SQL has no name for it.
    coalesce((select current_setting('storage.operation', true)), '')
      ~ '^$|^(storage\.)?object\.upload(_update)?$'
  );

-- Services older than March 2026 tell policies nothing about a file: a body of unknown length still passes there.
create policy "Every upload says how long it is"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (metadata is null or jsonb_typeof(metadata -> 'contentLength') = 'number');
