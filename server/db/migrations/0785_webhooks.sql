-- Addresses of other programs that are told what happens, and each telling. Both are written with what happened, in its transaction.
CREATE TABLE webhook (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  events text[] NOT NULL CHECK (events <> '{}'),
  -- What tellings are signed with.
  secret bytea NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Told nothing while it is set. Why: an operator, days of failing, or the receiver said that it is gone.
  off_at timestamptz,
  off_reason text NOT NULL DEFAULT '' CHECK (off_reason IN ('', 'operator', 'failing', 'gone')),
  -- The first failure since the last success.
  failing_since timestamptz
);

CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- Exactly what is signed and sent, however often.
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  next_try_at timestamptz,
  -- Of the last try: its status, how long it took, and why it failed.
  answer integer,
  took_ms integer,
  reason text NOT NULL DEFAULT '' CHECK (reason IN ('', 'time', 'unreachable', 'notPublic', 'redirect', 'answer', 'secret'))
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_try_at) WHERE state IN ('waiting', 'sending');
CREATE INDEX webhook_delivery_time ON webhook_delivery (created_at DESC, id DESC);

-- Notes a telling for every address that wants it. At most a thousand wait for one address: visitors' reports fill no disk.
CREATE FUNCTION tell_webhooks(p_event text, p_at timestamptz, p_data jsonb) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO webhook_delivery (webhook_id, event, body, created_at, next_try_at)
  SELECT w.id, p_event,
    jsonb_build_object('type', p_event, 'timestamp', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', p_data)::text,
    p_at, p_at
  FROM webhook w
  WHERE w.off_at IS NULL AND p_event = ANY (w.events)
    AND (SELECT count(*) FROM (SELECT FROM webhook_delivery d WHERE d.webhook_id = w.id AND d.state IN ('waiting', 'sending')
      LIMIT 1000) waiting) < 1000
$$;
REVOKE EXECUTE ON FUNCTION tell_webhooks FROM PUBLIC;

CREATE FUNCTION tell_webhooks_of_act() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  names constant jsonb := '{"publish": "revision.published", "revert": "revision.reverted", "reviewAsked": "review.asked",
    "reviewApproved": "review.approved", "reviewRefused": "review.refused"}';
BEGIN
  IF names ? NEW.act THEN
    PERFORM tell_webhooks(names ->> NEW.act, NEW.at, jsonb_strip_nulls(jsonb_build_object('by', NEW.operator, 'note', NEW.note,
      'from', NEW.from_hash, 'to', NEW.to_hash, 'number', NEW.detail -> 'seq', 'of', NEW.detail -> 'of')));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER operator_act_told AFTER INSERT ON operator_act FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_act();

-- Money that waits for an operator: what it is called by and how much, never whose.
CREATE FUNCTION tell_webhooks_of_deposit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_webhooks('deposit.waiting', NEW.at, jsonb_build_object('id', o.id, 'reference', o.reference, 'amount', o.amount,
    'currency', o.currency))
  FROM deposit_order o WHERE o.id = NEW.order_id AND (NEW.state = 'paid' OR o.provider IS NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER deposit_change_told AFTER INSERT ON deposit_change FOR EACH ROW
  WHEN (NEW.state IN ('paying', 'paid')) EXECUTE FUNCTION tell_webhooks_of_deposit();

CREATE FUNCTION tell_webhooks_of_withdrawal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_webhooks('withdrawal.waiting', NEW.at, jsonb_build_object('id', w.id, 'reference', w.reference, 'amount', w.amount,
    'currency', w.currency))
  FROM withdrawal w WHERE w.id = NEW.withdrawal_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER withdrawal_change_told AFTER INSERT ON withdrawal_change FOR EACH ROW
  WHEN (NEW.step = 'requested') EXECUTE FUNCTION tell_webhooks_of_withdrawal();

CREATE FUNCTION tell_webhooks_of_problem() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_webhooks('problem.reported', NEW.first_at, jsonb_build_object('id', NEW.id, 'kind', NEW.kind, 'document', NEW.document,
    'pointer', NEW.pointer, 'page', NEW.page, 'revision', NEW.revision));
  RETURN NULL;
END
$$;
CREATE TRIGGER problem_report_told AFTER INSERT ON problem_report FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_problem();
