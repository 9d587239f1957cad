-- Which English text each translation of the brand's own was made from: a translation is outdated once that says something else.
CREATE TABLE text_origin (
  language text NOT NULL,
  key text NOT NULL,
  -- The translation that this is about.
  text text NOT NULL,
  -- What the brand said in English then; null where that was the product's own text.
  source text,
  PRIMARY KEY (language, key)
);
REVOKE INSERT, DELETE ON text_origin FROM croupier_app;
REVOKE UPDATE ON text_origin FROM croupier_app;
GRANT UPDATE (source) ON text_origin TO croupier_app;

-- What the brand says in English for a key, with the plural form for any number where English lacks a form.
CREATE FUNCTION english_of(texts jsonb, key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(texts -> 'EN' ->> key, texts -> 'EN' ->> regexp_replace(key, '_(zero|one|two|few|many|other)$', '_other'))
$$;

-- The brand's own texts in all languages but English.
CREATE FUNCTION translations_of(texts jsonb) RETURNS TABLE (language text, key text, text text, source text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT l.key, t.key, t.value #>> '{}', english_of(texts, t.key)
  FROM jsonb_each(texts) AS l
  CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(l.value) WHEN 'object' THEN l.value ELSE '{}' END) AS t
  WHERE l.key <> 'EN' AND jsonb_typeof(t.value) = 'string'
$$;

CREATE FUNCTION texts_of(p_hash text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT r.content::jsonb -> 'texts' FROM revision r WHERE r.hash = p_hash), '{}')
$$;

-- In the transaction of a publication. A translation that changed was made from the English text of the same revision; one that
-- did not, from that of the revision in which it was first seen.
CREATE FUNCTION note_text_origins() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before jsonb := CASE TG_OP WHEN 'UPDATE' THEN texts_of(OLD.hash) ELSE '{}' END;
  after jsonb := texts_of(NEW.hash);
BEGIN
  IF before = after THEN
    RETURN NULL;
  END IF;
  DELETE FROM text_origin o WHERE NOT EXISTS (
    SELECT FROM translations_of(after) t WHERE t.language = o.language AND t.key = o.key);
  INSERT INTO text_origin AS o
  SELECT t.language, t.key, t.text, CASE WHEN b.text = t.text THEN b.source ELSE t.source END
  FROM translations_of(after) t LEFT JOIN translations_of(before) b ON b.language = t.language AND b.key = t.key
  ON CONFLICT (language, key) DO UPDATE SET text = EXCLUDED.text, source = EXCLUDED.source WHERE o.text <> EXCLUDED.text;
  RETURN NULL;
END
$$;
CREATE TRIGGER live_revision_texts AFTER INSERT OR UPDATE ON live_revision FOR EACH ROW EXECUTE FUNCTION note_text_origins();

INSERT INTO text_origin SELECT t.* FROM live_revision l CROSS JOIN LATERAL translations_of(texts_of(l.hash)) t;
