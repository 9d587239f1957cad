-- Tokens of programs for less than everything. What each scope may is server/features/console/tokenScopes.ts.
ALTER TABLE operator_token DROP CONSTRAINT operator_token_scopes_check;
ALTER TABLE operator_token ADD CONSTRAINT operator_token_scopes_check
  CHECK (scopes <@ ARRAY['read', 'draft', 'publish', 'console', 'flags'] AND scopes <> '{}');
