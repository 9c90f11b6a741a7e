-- A signed upload URL is a ticket: the storage service asks the policies when it hands the ticket out and never again
-- when it is used, two hours later at most. Whoever collects tickets passes the limit on proposal uploads. The site
-- needs none, so nobody gets one.

create policy "Nobody gets an upload ticket"
  on storage.objects as restrictive for insert to anon, authenticated
  with check (
    -- The service names what it is doing, with and without its own prefix.
    coalesce((select current_setting('storage.operation', true)), '') not like '%object.sign\_upload\_url'
  );
