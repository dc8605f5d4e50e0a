/** What `npm run submissions` says when it is asked nothing. */
export const HELP = `What visitors have sent, from the server's database (DATABASE_FILE).

  npm run submissions list                 everything, the newest first
  npm run submissions show <id>            one submission and its messages
  npm run submissions retry <id>           send again what did not arrive
  npm run submissions release <id>         it is not spam: send it
  npm run submissions delete <id>          delete one submission
  npm run submissions -- delete-person <email> --yes
                                           delete all that somebody has sent
  npm run submissions -- export --file=sent.csv
                                           a table for a spreadsheet

Options of list and export. Write two dashes before the command, as below,
because npm keeps other options for itself:

  --form=contact       only this form
  --state=held         only what is held (as spam), waiting, delivered,
                       undeliverable or uncertain (may have arrived, or not)
  --since=2026-11-01   sent on this day or later
  --until=2026-11-30   sent on this day or earlier

  npm run submissions -- list --form=contact --since=2026-11-01

Days begin and end in the time zone of this machine. All of this may be done
while the server runs; what is retried or released leaves within seconds.
`;
