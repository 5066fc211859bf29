# A new format, added as CONTRIBUTING says: its logs are recognized, and those of the other formats are read as before.
. "$srcdir/tests/support/shell.sh"
cd "$tmp" || bail_out "no scratch folder"
with=$builddir/tests/formats/with-example
cp "$srcdir"/corpus/logs/sample.* . || bail_out "no samples"
deal=DQS7C9D9H9SQD8DKSTCTD7CKC8S8CQC7S9HKH7HQCJSJHJDJDAHASACADTHTSKH8
bids='Mpass R18 Fhold R20 Fhold R22 Fhold R23 Fpass'
play='Rgrand FH9 MHQ RHT RHA FD9 MH7 RSJ FCT MCK RCA FC9 MC7 RDA FDQ MD7 RHJ FST MS9 RDT FDK MHK RDJ FD8 MS8 RCJ FSQ MCQ RSA FS7 MC8'
printf '%s\n' "1 $deal $bids $play won" "2 $deal $bids $play lost" >sample.example

run 1 "$with" check --all sample.example
has 'sample.example:1: conforms: game 1: rearhand plays grand hand at 23, with 4, 120 card points, won, +192' \
  'sample.example:2: violates: level.win: outcome: recorded lost, ruled won (game 2)'
run 1 "$with" explain sample.example:2
says out 'violates: level.win'
run 0 "$with" convert --to=json sample.example
cp out example.jsonl
run 1 "$SKATREF" check example.jsonl
says out '2 games: 1 conforms, 0 by convention, 0 undecided, 1 violates, 0 malformed'
run 0 "$with" check --help
says out 'example, iss or auto'

# Logs of the others, alone and with each other, and a file of none.
cat sample.jsonl sample.sgf sample.xskat >sample.mixed
printf '%s\n' 'A line.' '7' '7 CJ' '12 messages were read' '2026-01-02 12:00:00 the server starts' >sample.none
for file in sample.sgf sample.jsonl sample.xskat sample.mixed sample.none; do
  "$SKATREF" check --format=jsonl $file >expected 2>expected-err
  run $? "$with" check --format=jsonl $file
  expect "$file: as without the format" cmp out expected
  expect "$file: the same messages" cmp err expected-err
done

# Foreign lines between its games.
{ cat sample.none; sed -n 1p sample.example; cat sample.none; sed -n 2p sample.example; } >foreign
run 1 "$with" check --from=example --foreign=skip foreign
says out '2 games: 1 conforms, 0 by convention, 0 undecided, 1 violates, 0 malformed'
done_testing
