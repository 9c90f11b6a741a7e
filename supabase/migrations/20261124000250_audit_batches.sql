-- The trail shows the rows of an import as one line with their number: all that have the time of their transaction.

create index audit_log_created_at_idx on public.audit_log (created_at);
