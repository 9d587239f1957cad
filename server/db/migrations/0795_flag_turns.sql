-- By which publication each feature was switched last, or said anew whom it is for, or brought in.
CREATE TABLE flag_turn (
  flag text PRIMARY KEY,
  -- Its switches and whom each is for, of all places that have its name.
  state text NOT NULL,
  seq bigint NOT NULL REFERENCES publication (seq)
);
REVOKE INSERT, UPDATE, DELETE ON flag_turn FROM croupier_app;

CREATE FUNCTION flags_of(p_hash text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT r.content::jsonb -> 'flags' FROM revision r WHERE r.hash = p_hash), '{}')
$$;

-- Each feature of a tree with the state of its places; deeper trees than compilers read are cut.
CREATE FUNCTION flag_states(flags jsonb) RETURNS TABLE (flag text, state text) LANGUAGE sql IMMUTABLE AS $$
  WITH RECURSIVE place AS (
    SELECT flags AS node, 0 AS depth
    UNION ALL
    SELECT child.value, place.depth + 1
    FROM place CROSS JOIN LATERAL jsonb_array_elements(
      CASE jsonb_typeof(place.node -> 'childrenNodes') WHEN 'array' THEN place.node -> 'childrenNodes' ELSE '[]' END) AS child
    WHERE place.depth < 64
  )
  SELECT node ->> 'modId', string_agg(concat_ws(' ', node ->> 'enabled', node -> 'audience'), ', ' ORDER BY node ->> 'enabled', node -> 'audience')
  FROM place WHERE jsonb_typeof(node -> 'modId') = 'string' GROUP BY 1
$$;

CREATE FUNCTION note_turns(flags jsonb, p_seq bigint) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH after AS MATERIALIZED (SELECT * FROM flag_states(flags)),
  gone AS (DELETE FROM flag_turn t WHERE NOT EXISTS (SELECT FROM after a WHERE a.flag = t.flag))
  INSERT INTO flag_turn AS t SELECT a.flag, a.state, p_seq FROM after a
  ON CONFLICT (flag) DO UPDATE SET state = EXCLUDED.state, seq = EXCLUDED.seq WHERE t.state <> EXCLUDED.state
$$;
REVOKE EXECUTE ON FUNCTION note_turns FROM PUBLIC;

-- In the transaction of a publication.
CREATE FUNCTION note_flag_turns() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb := CASE TG_OP WHEN 'UPDATE' THEN flags_of(OLD.hash) END;
  after jsonb := flags_of(NEW.hash);
BEGIN
  IF before IS DISTINCT FROM after THEN
    PERFORM note_turns(after, NEW.seq);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER live_revision_flags AFTER INSERT OR UPDATE ON live_revision FOR EACH ROW EXECUTE FUNCTION note_flag_turns();

-- What was published before, in its order.
DO $$
DECLARE
  past record;
  known jsonb;
BEGIN
  FOR past IN SELECT p.seq, flags_of(p.hash) AS flags FROM publication p ORDER BY p.seq LOOP
    IF known IS DISTINCT FROM past.flags THEN
      PERFORM note_turns(past.flags, past.seq);
      known := past.flags;
    END IF;
  END LOOP;
END
$$;
