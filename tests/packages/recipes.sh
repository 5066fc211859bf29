# The recipes of skatref-check(1) and skatref-referee(1) for many processors and machines: each is taken from the manual and run as it
# stands there. What comes out is what one run prints.
. "$srcdir/tests/support/shell.sh"
manual=$srcdir/man/recipes.in
[ -r "$manual" ] || bail_out "no $manual"
mkdir "$tmp/bin" && ln -s "$SKATREF" "$tmp/bin/skatref" && cd "$tmp" || bail_out "no scratch folder"
PATH=$tmp/bin:$PATH
export PATH

# The lines between '.\" recipe: NAME' and the end of the example that follows.
recipe() { # NAME [MANUAL]
  manual=${2-$srcdir/man/recipes.in}
  sed -n '/^\.\\" recipe: '"$1"'$/,/^\.EE/p' "$manual" |
    sed -e '/^\./d' -e 's/^\\&//; s/\\-/-/g; s/\\(aq/'"'"'/g; s/\\e/\\/g' >"recipe-$1"
  [ -s "recipe-$1" ] || bail_out "no recipe $1 in $manual"
}

"$SKATREF" referee --engine=sample --engine=random --duplicate --deals=1000 >whole.match
"$SKATREF" sample --games=3000 --seed=1 --faults >games.sgf || bail_out "no sample"
"$SKATREF" check --format=jsonl games.sgf >whole.jsonl
"$SKATREF" check --format=summary games.sgf >whole.summary

# Is what a recipe left in verdicts.jsonl, beside summaries, and printed at last, that of one run?
is_like_one_run() { # NAME
  grep -v '^{"summary":' verdicts.jsonl >verdicts
  expect "$1: the verdicts are those of one run" cmp whole.jsonl verdicts
  expect "$1: the merged summary is that of one run" cmp whole.summary out
  rm -f verdicts.jsonl verdicts part-*
}

# ------------------------------------------------------------------------------------- GNU parallel

if command -v parallel >/dev/null && parallel --version 2>/dev/null | grep -q '^GNU'; then
  for name in parallel parallel-files parallel-hosts; do
    recipe "$name"
    [ "$name" != parallel-files ] ||
      { rm -rf logs && mkdir logs && split -d -a 2 -n l/3 --additional-suffix=.sgf games.sgf logs/; }
    sed 's/host1,host2/:/' "recipe-$name" >commands
    run 1 sh commands
    if [ "$name" = parallel-files ]; then
      says "$tmp/out" '3000 games ('
    else
      is_like_one_run "$name"
    fi
  done
  recipe match "$srcdir/man/skatref-referee.1.in"
  run 0 sh recipe-match
  expect "the parts of a match are the whole" cmp whole.match out
else
  skip "GNU parallel" "GNU parallel is not installed"
fi

# -------------------------------------------------------------------------------------------- Slurm

# A cluster of this machine alone, with its own files and ports.
start_cluster() {
  mkdir -p cluster/state cluster/spool && head -c 1024 /dev/urandom >cluster/munge.key &&
    chmod 400 cluster/munge.key && chmod 755 . cluster || return
  host=$(hostname -s)
  munged --force --key-file="$tmp/cluster/munge.key" --socket="$tmp/cluster/munge.sock" \
    --pid-file="$tmp/cluster/munged.pid" --log-file="$tmp/cluster/munged.log" \
    --seed-file="$tmp/cluster/munged.seed" || return
  SLURM_CONF=$tmp/cluster/slurm.conf
  export SLURM_CONF
  cat >"$SLURM_CONF" <<END
ClusterName=test
SlurmctldHost=$host
AuthType=auth/munge
AuthInfo=socket=$tmp/cluster/munge.sock
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
SlurmctldPort=16817
SlurmdPort=16818
SlurmctldPidFile=$tmp/cluster/slurmctld.pid
SlurmdPidFile=$tmp/cluster/slurmd.pid
StateSaveLocation=$tmp/cluster/state
SlurmdSpoolDir=$tmp/cluster/spool
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
NodeName=$host CPUs=2 State=UNKNOWN
PartitionName=all Nodes=$host Default=YES MaxTime=INFINITE State=UP
END
  slurmctld -L "$tmp/cluster/slurmctld.log" && slurmd -L "$tmp/cluster/slurmd.log" || return
  second=0
  while [ $((second += 1)) -le 90 ]; do
    sinfo -h -o %t 2>/dev/null | grep -q '^idle' && return
    sleep 1
  done
  return 1
}

stop_cluster() {
  for daemon in slurmd slurmctld munged; do
    [ ! -f "$tmp/cluster/$daemon.pid" ] || kill "$(cat "$tmp/cluster/$daemon.pid")" 2>/dev/null
  done
  for second in 1 2 3 4 5 6 7 8 9; do
    rm -rf "$tmp" 2>/dev/null && break
    sleep 1
  done
}

if ! command -v slurmctld >/dev/null || ! command -v munged >/dev/null; then
  skip "Slurm" "Slurm is not installed"
elif [ "$(id -u)" -ne 0 ]; then
  skip "Slurm" "only root can start a cluster"
else
  trap stop_cluster EXIT
  if start_cluster; then
    recipe slurm
    run 1 sh recipe-slurm
    cat part-*.jsonl >verdicts.jsonl
    "$SKATREF" merge part-*.jsonl >merged
    expect "slurm: the summary is that of merge" cmp merged "$(ls slurm-*.out | tail -n 1)"
    cp merged out
    is_like_one_run slurm
    recipe match-slurm "$srcdir/man/skatref-referee.1.in"
    run 0 sh recipe-match-slurm
    expect "slurm: the parts of a match are the whole" cmp whole.match match.txt
  else
    expect "a cluster of one machine starts" false
    comment cluster/*.log
  fi
fi
done_testing
