-- The secret before the newest one signs beside it until then, so that receivers can change over.
ALTER TABLE webhook ADD COLUMN previous_secret bytea;
ALTER TABLE webhook ADD COLUMN previous_until timestamptz;
-- What was not kept because too much waited: at least so many, since then.
ALTER TABLE webhook ADD COLUMN lost integer NOT NULL DEFAULT 0;
ALTER TABLE webhook ADD COLUMN lost_since timestamptz;

-- Notes a telling for every address that wants it. At most a thousand wait for one address: visitors' reports fill no disk. What finds no room is
-- counted, where nobody else holds the address at this moment: what happened waits for no count, and no two can wait for each other.
CREATE OR REPLACE FUNCTION tell_webhooks(p_event text, p_at timestamptz, p_data jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH told AS (
    SELECT w.id, (SELECT count(*) FROM (SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state IN ('waiting', 'sending')
      LIMIT 1000) waiting) < 1000 AS has_room
    FROM webhook w WHERE w.off_at IS NULL AND p_event = ANY (w.events)
  ), kept AS (
    INSERT INTO webhook_delivery (webhook_id, event, body, created_at, next_try_at)
    SELECT id, p_event,
      jsonb_build_object('type', p_event, 'timestamp', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', p_data)::text,
      p_at, p_at
    FROM told WHERE has_room
  )
  UPDATE webhook SET lost = lost + 1, lost_since = coalesce(lost_since, p_at)
  WHERE id IN (SELECT w.id FROM webhook w JOIN told ON told.id = w.id AND NOT told.has_room FOR NO KEY UPDATE OF w SKIP LOCKED)
$$;
