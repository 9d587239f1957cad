-- Why an entry by hand was refused: whoever asked for it reads it. Empty where it was not, or before anybody was asked for a reason.
ALTER TABLE ledger_adjustment ADD COLUMN refusal text NOT NULL DEFAULT '' CHECK (state = 'refused' OR refusal = '');
