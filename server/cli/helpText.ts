/** What `npm run config` can do, for people. */
export const helpText = `
npm run config -- <command>

  check [paths]       Checks page documents as push does, and draws them; needs no platform.
                      --platform <address> checks them in its live site. --json for programs.
  push [paths]        Checks them, names what changes, asks, and publishes. --note <why>
                      --yes publishes without asking, as in a script
  diff [paths]        Shows what push would change.
  pull [folder]       Writes the live pages into files. --force replaces files that differ.
  copy                Makes what is live on another platform our draft here, with its pictures, and shows
                      what that changes. --from <address>, with a token of it in CROUPIER_FROM_TOKEN
  remove <keys>       Takes pages out of the live site.
  revert <revision>   Makes an earlier revision (number or hash) live again.
  migrate [paths]     Rewrites page documents of an earlier format in today's.
  new <key> [folder]  Writes the beginning of a page, in every language of the brand. --area agent-centre
                      --call listMessages: of a page that lists what this call gives

  call <name>         Adds a call to the contract, which a platform with demo data answers by its schema:
                      --lists name,amount:money,usedAt:dateTime,status:open|used   a list of rows
                      --totals amount      sums of it under the list
                      --gives <members>  what it gives   --takes <members>  what it takes
                      --on listVouchers  it changes a row of that list   --open  visitors may call it
                      --tag <name>       its file in schemas/api (default own)

  paths are files or folders, examples/pages by default. --platform <address> names the
  platform (default http://localhost:8080); its token is read from the data folder, or
  from CROUPIER_TOKEN. --brand <name> is the bundled brand that check puts pages into.

  Exit codes: 0 fine · 1 errors found, or refused · 2 wrong usage · 3 no platform
`.trim();
