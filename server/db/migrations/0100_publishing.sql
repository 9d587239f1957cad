-- Revisions and who published them. The server's role reads these tables and publishes through publish_revision(); it can
-- neither insert, change nor delete a row itself, and triggers hold even the owner to it.

CREATE TABLE operator (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Lower case: two operators never differ by case alone.
  account text NOT NULL UNIQUE CHECK (account = lower(account) AND account <> ''),
  -- Null: cannot sign in, acts by token only.
  password_hash text,
  role text NOT NULL CHECK (role IN ('viewer', 'editor', 'publisher')),
  disabled_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE operator_session (
  token_hash bytea PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operator (id),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- When the password was last given in this session.
  confirmed_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX operator_session_operator ON operator_session (operator_id);
CREATE INDEX operator_session_end ON operator_session (ends_at);

-- Tokens of programs that act for an operator, for example the command line.
CREATE TABLE operator_token (
  token_hash bytea PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operator (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A configuration as canonical JSON under the name of its hash. One content is one row, however often it goes live.
CREATE TABLE revision (
  hash text PRIMARY KEY CHECK (hash = 'sha256-' || encode(sha256(convert_to(content, 'UTF8')), 'hex')),
  content text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Each time a revision went live.
CREATE TABLE publication (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  hash text NOT NULL REFERENCES revision (hash),
  -- The live revision it took the place of.
  base_hash text REFERENCES revision (hash),
  kind text NOT NULL CHECK (kind IN ('import', 'publish', 'revert')),
  published_by text NOT NULL,
  note text NOT NULL DEFAULT '',
  -- How many differences of each kind, and in which parts.
  summary jsonb NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE INDEX publication_hash ON publication (hash, seq DESC);

-- The pointer: one row, once there is a revision.
CREATE TABLE live_revision (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  seq bigint NOT NULL REFERENCES publication (seq),
  hash text NOT NULL REFERENCES revision (hash)
);

-- An operator's work that is not published yet: a whole configuration, and the revision it started from.
CREATE TABLE draft (
  operator_id uuid PRIMARY KEY REFERENCES operator (id),
  base_hash text NOT NULL REFERENCES revision (hash),
  hash text NOT NULL,
  content text NOT NULL,
  saved_at timestamptz NOT NULL
);

-- What operators did. Rows are added and never changed.
CREATE TABLE operator_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  operator text NOT NULL,
  act text NOT NULL,
  from_hash text,
  to_hash text,
  note text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX operator_act_time ON operator_act (at DESC, id DESC);

CREATE FUNCTION publishing_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was published and who did it is never changed: % on %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER revision_fixed BEFORE UPDATE OR DELETE ON revision FOR EACH ROW EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER revision_kept BEFORE TRUNCATE ON revision EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER publication_fixed BEFORE UPDATE OR DELETE ON publication FOR EACH ROW EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER publication_kept BEFORE TRUNCATE ON publication EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER operator_act_fixed BEFORE UPDATE OR DELETE ON operator_act FOR EACH ROW EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER operator_act_kept BEFORE TRUNCATE ON operator_act EXECUTE FUNCTION publishing_refuse_change();
CREATE TRIGGER live_revision_kept BEFORE DELETE ON live_revision FOR EACH ROW EXECUTE FUNCTION publishing_refuse_change();

-- Compare-and-set: makes a configuration live as the next revision, if the live one is still number p_expected (0: none
-- yet). Returns the new number, or null where another publisher was faster. Other nodes hear it on croupier_revision.
CREATE FUNCTION publish_revision(
  p_expected bigint, p_hash text, p_content text, p_kind text, p_by text, p_note text, p_summary jsonb, p_at timestamptz
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
  INSERT INTO revision (hash, content, created_at) VALUES (p_hash, p_content, p_at) ON CONFLICT DO NOTHING;
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

REVOKE INSERT, UPDATE, DELETE ON revision, publication, live_revision FROM croupier_app;
REVOKE UPDATE, DELETE ON operator_act FROM croupier_app;
REVOKE EXECUTE ON FUNCTION publish_revision FROM PUBLIC;
GRANT EXECUTE ON FUNCTION publish_revision TO croupier_app;
