/**
 * SQL that resets what the throttle has counted, for tests that send more than one client may, and sets a salt that
 * stays, with which the clients of these tests have counters of their own.
 */
export const FORGET_CLIENTS = `
  select setval(oid, case relname when 'throttle_salt' then 9223354444668731505 else 1 end)
  from pg_class
  where relnamespace = 'private'::regnamespace and relname ~ '^(throttle|proposals|complaint_photos)_' and relkind = 'S'`;
