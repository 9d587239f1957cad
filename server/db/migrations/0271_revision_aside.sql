-- Parts of a revision that the platform answers from and no browser downloads. What is downloaded names them by their hash, so
-- that the hash of a revision covers both.
ALTER TABLE revision ADD COLUMN aside text
  CHECK (aside IS NULL OR
    starts_with(content, '{"aside":"sha256-' || encode(sha256(convert_to(aside, 'UTF8')), 'hex') || '",'));

DROP FUNCTION publish_revision(bigint, text, text, text, text, text, jsonb, timestamptz);

-- As before, with what stands aside of the configuration; null where nothing does.
CREATE FUNCTION publish_revision(
  p_expected bigint, p_hash text, p_content text, p_kind text, p_by text, p_note text, p_summary jsonb, p_at timestamptz,
  p_aside text DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  current live_revision;
  next_seq bigint := p_expected + 1;
BEGIN
  -- One publisher at a time; the lock goes with the transaction.
  PERFORM pg_advisory_xact_lock(7204313);
  SELECT * INTO current FROM live_revision FOR UPDATE;
  IF coalesce(current.seq, 0) <> p_expected THEN
    RETURN NULL;
  END IF;
  INSERT INTO revision (hash, content, aside, created_at) VALUES (p_hash, p_content, p_aside, p_at) ON CONFLICT DO NOTHING;
  INSERT INTO publication (seq, hash, base_hash, kind, published_by, note, summary, published_at)
  VALUES (next_seq, p_hash, current.hash, p_kind, p_by, p_note, p_summary, p_at);
  INSERT INTO live_revision (seq, hash) VALUES (next_seq, p_hash)
  ON CONFLICT (only_one) DO UPDATE SET seq = excluded.seq, hash = excluded.hash;
  INSERT INTO operator_act (at, operator, act, from_hash, to_hash, note, detail)
  VALUES (p_at, p_by, p_kind, current.hash, p_hash, p_note, p_summary || jsonb_build_object('seq', next_seq));
  PERFORM pg_notify('croupier_revision', json_build_object('seq', next_seq, 'hash', p_hash)::text);
  RETURN next_seq;
END
$$;

REVOKE EXECUTE ON FUNCTION publish_revision FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_revision TO croupier_app;

-- Banners are a document of the site now.
DROP TABLE banner;
