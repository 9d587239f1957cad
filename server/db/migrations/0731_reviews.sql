-- Drafts that somebody else looks at before they go live. An approval is of exactly one content, named by its hash.
ALTER TABLE operator_rule ALTER COLUMN demands_second_factor SET DEFAULT false;
ALTER TABLE operator_rule ADD COLUMN demands_review boolean NOT NULL DEFAULT false;

CREATE TABLE draft_review (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  operator_id uuid NOT NULL REFERENCES operator (id),
  -- The draft it was made from, and the revision that was live then.
  draft_hash text NOT NULL,
  live_hash text NOT NULL REFERENCES revision (hash),
  -- What would go live.
  hash text NOT NULL,
  content text NOT NULL,
  note text NOT NULL,
  changes integer NOT NULL,
  summary text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused', 'withdrawn', 'void', 'published')),
  -- Why it is void.
  reason text NOT NULL DEFAULT '' CHECK (reason IN ('', 'edited', 'discarded')),
  decided_by uuid REFERENCES operator (id),
  decided_at timestamptz,
  comment text NOT NULL DEFAULT '',
  -- Nobody approves what is the own.
  CHECK (decided_by <> operator_id),
  CHECK (state NOT IN ('approved', 'refused', 'published') OR decided_by IS NOT NULL)
);
CREATE UNIQUE INDEX draft_review_open ON draft_review (operator_id) WHERE state IN ('waiting', 'approved');
CREATE INDEX draft_review_hash ON draft_review (hash) WHERE state = 'approved';
CREATE INDEX draft_review_time ON draft_review (asked_at DESC, id);

-- A draft that is another one by now is not the one that was looked at, whichever way it was changed.
CREATE FUNCTION void_draft_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  voided record;
BEGIN
  FOR voided IN
    UPDATE draft_review SET state = 'void', reason = 'edited'
    WHERE operator_id = NEW.operator_id AND state IN ('waiting', 'approved') AND draft_hash <> NEW.hash
    RETURNING decided_by
  LOOP
    IF voided.decided_by IS NOT NULL THEN
      INSERT INTO operator_act (at, operator, act, detail)
      SELECT NEW.saved_at, own.account, 'reviewVoided', jsonb_build_object('of', other.account, 'reason', 'edited')
      FROM operator own, operator other WHERE own.id = NEW.operator_id AND other.id = voided.decided_by;
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER draft_review_void AFTER UPDATE ON draft FOR EACH ROW
  WHEN (NEW.hash IS DISTINCT FROM OLD.hash) EXECUTE FUNCTION void_draft_review();
