-- The chat room. `event` numbers what happened in the order in which it was kept: said, or taken away. Whoever knows the last one
-- it heard of asks for what came after it.
CREATE SEQUENCE chat_event;

CREATE TABLE chat_message (
  id bigint PRIMARY KEY,
  event bigint NOT NULL UNIQUE,
  member_id uuid NOT NULL REFERENCES member (id),
  -- The sender's own name of it: the same one is one message.
  key uuid NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL,
  removed_at timestamptz,
  removed_by text,
  UNIQUE (member_id, key)
);
CREATE INDEX chat_message_age ON chat_message (sent_at);

-- Members who said something: under a name that tells nobody who they are, and whether they may go on.
CREATE TABLE chat_person (
  member_id uuid PRIMARY KEY REFERENCES member (id),
  handle uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  muted_until timestamptz,
  muted_at timestamptz,
  muted_by text,
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX chat_person_muted ON chat_person (muted_until) WHERE muted_until IS NOT NULL;

-- One row: words that no message may hold, one a line.
CREATE TABLE chat_words (
  is_it boolean PRIMARY KEY DEFAULT true CHECK (is_it),
  words text NOT NULL
);

-- How many people listen to each node; a row that is not renewed is of a node that is gone.
CREATE TABLE chat_node (
  node uuid PRIMARY KEY,
  people integer NOT NULL,
  seen_at timestamptz NOT NULL
);

GRANT USAGE, SELECT ON SEQUENCE chat_event TO croupier_app;
