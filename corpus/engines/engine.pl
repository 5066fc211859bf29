#!/usr/bin/perl
# A small Skat engine that skatref conform can ask: cards and values of the International
# Skat Order of 2022. It reads a question a line and writes an answer a line; what it does
# not know it skips. Public domain (CC0): copy what you need. Needs only Perl itself.
use strict;
use warnings;
use JSON::PP;
use List::Util qw(sum0 first);

my %suit   = (clubs => 'C', spades => 'S', hearts => 'H', diamonds => 'D');
my %base   = (clubs => 12, spades => 11, hearts => 10, diamonds => 9, grand => 24);
my %points = (A => 11, T => 10, K => 4, Q => 3, J => 2);
my @jacks  = qw(CJ SJ HJ DJ);
my %null   = ('' => 23, hand => 35, ouvert => 46, 'hand ouvert' => 59);

sub cards { return map { s/10/T/r } split ' ', shift }

# pack.points
sub points_of { return sum0(map { $points{ substr $_, 1 } // 0 } @_) }

# rank.suit, rank.grand, rank.null: the suit that a card belongs to; "trump" is one, too
sub suit_of {
    my ($game, $card) = @_;
    return substr $card, 0, 1 if $game eq 'null';
    return 'trump' if $card =~ /J$/ or substr($card, 0, 1) eq ($suit{$game} // '');
    return substr $card, 0, 1;
}

# The higher, the stronger within its suit.
sub strength {
    my ($game, $card) = @_;
    my $rank = substr $card, 1;
    return index '789TJQKA', $rank if $game eq 'null';
    return $rank eq 'J' ? 20 - index('CSHD', substr $card, 0, 1) : index '789QKTA', $rank;
}

# play.follow
sub legal {
    my $given = shift;
    my @held  = cards($given->{hand});
    my @fit;
    if (defined $given->{led}) {
        my $led = suit_of($given->{game}, cards($given->{led}));
        @fit = grep { suit_of($given->{game}, $_) eq $led } @held;
    }
    return { cards => join ' ', @fit ? @fit : @held };
}

# trick.winner
sub trick {
    my $given  = shift;
    my $game   = $given->{game};
    my @played = cards($given->{cards});
    my $led    = suit_of($game, $played[0]);
    my ($best, $place) = (-1, 0);
    for my $n (0 .. 2) {
        my $suit  = suit_of($game, $played[$n]);
        my $worth = $suit eq 'trump' ? 100 + strength($game, $played[$n])
          : $suit eq $led ? strength($game, $played[$n]) : -1;
        ($best, $place) = ($worth, $n) if $worth > $best;
    }
    my $seat = (index('FMR', $given->{leader}) + $place) % 3;
    return { winner => substr('FMR', $seat, 1), points => points_of(@played) };
}

# matadors.run: the run of trumps from the jack of clubs down, held or missing
sub matadors_of {
    my ($game, %held) = ($_[0], map { $_ => 1 } cards($_[1]));
    my @trumps = (@jacks, $game eq 'grand' ? () : map { "$suit{$game}$_" } qw(A T K Q 9 8 7));
    my $with = $held{CJ} // 0;
    my $run = first { $_ == @trumps || ($held{ $trumps[$_] } // 0) != $with } 0 .. @trumps;
    return $with ? $run : -$run;
}

# What counts besides game and matadors, and whether the game is lost: what was reached and
# what was announced.
sub levels {
    my $given   = shift;
    my $open    = $given->{ouvert} ? 1 : 0;
    my $schwarz = $open || ($given->{announced} // '') eq 'schwarz' ? 1 : 0;
    my $said    = $schwarz || ($given->{announced} // '') eq 'schneider' ? 1 : 0;
    my ($points, $tricks) = @$given{qw(points tricks)};
    my $lost = $points < 61;
    my $count = ($given->{hand} ? 1 : 0) + $said + $schwarz + $open;
    $count++ if $said || $points >= 90 || ($lost && $points <= 30);
    $count++ if $schwarz || $tricks == 10 || ($lost && $tricks == 0);
    return ($count, $lost || ($said && $points < 90) || ($schwarz && $tricks < 10));
}

sub result {
    my ($won, $value, %more) = @_;
    return { won => $won ? JSON::PP::true : JSON::PP::false, value => $value,
             score => $won ? $value : -2 * $value, %more };
}

sub value {
    my $given = shift;
    return 'games that end early' if ($given->{ending} // 'played') ne 'played';
    if ($given->{game} eq 'null') {
        my $value = $null{ join ' ', grep { $given->{$_} } qw(hand ouvert) };
        return 'null games below the bid' if $value < $given->{bid};
        return result($given->{tricks} == 0, $value, overbid => JSON::PP::false);
    }
    my $base = $base{ $given->{game} };
    my $run  = $given->{matadors} || matadors_of($given->{game}, $given->{cards});
    my ($count, $lost) = levels($given);
    my $level   = abs($run) + 1 + $count;
    my $overbid = $level * $base < $given->{bid};    # value.overbid
    $level++ while $level * $base < $given->{bid};
    return result(!$lost && !$overbid, $level * $base, matadors => $run, level => $level,
        overbid => $overbid ? JSON::PP::true : JSON::PP::false);
}

# auction.values: every value that a game can have
sub bids {
    my %all = map { $_ => 1 } values %null;
    for my $game (keys %base) {
        $all{ $_ * $base{$game} } = 1 for 2 .. ($game eq 'grand' ? 11 : 18);
    }
    return { values => [sort { $a <=> $b } map { 0 + $_ } keys %all] };
}

# ---- play: skatref referee asks for a move, and lists the moves that are legal

# How many trumps and aces the hand has; eight of them are a game.
sub strong_cards {
    my ($game, @hand) = @_;
    return scalar grep { suit_of($game, $_) eq 'trump' || /A$/ } @hand;
}

# The best of a list, by a function.
sub best(&@) {
    my ($worth, @list) = @_;
    return (sort { $b->[0] <=> $a->[0] } map { [$worth->($_), $_] } @list)[0][1];
}

sub best_game {
    my @hand = @_;
    return best { strong_cards($_[0], @hand) } qw(clubs spades hearts diamonds);
}

# What is put away: no trump, no ace, and as many points as possible.
sub discard_worth {
    my ($game, undef, undef, @away) = @_;
    return points_of(@away) - 40 * strong_cards($game, @away);
}

# Wins as cheaply as possible; gives points to the partner, and nothing to the others.
sub card {
    my ($game, $soloist, $seat, $table, @legal) = @_;
    my $led   = @$table ? suit_of($game, $table->[0]{card}) : '';
    my $worth = sub {
        my $suit = suit_of($game, $_[0]);
        return ($suit eq 'trump' ? 100 : !$led || $suit eq $led ? 50 : 0) + strength($game, $_[0]);
    };
    my @cheap = sort { points_of($a) <=> points_of($b) || $worth->($a) <=> $worth->($b) } @legal;
    return $seat eq $soloist ? best { $worth->($_[0]) } @legal : $cheap[0] unless @$table;
    my $best = best { $worth->($_[0]{card}) } @$table;
    return $cheap[-1] if $seat ne $soloist && $best->{seat} ne $soloist;
    return (first { $worth->($_) > $worth->($best->{card}) } @cheap) // $cheap[0];
}

sub move {
    my ($seat, $moves, @events) = (@{ $_[0] }{qw(seat moves)}, @{ $_[0]{record}{events} });
    my @hand   = cards($_[0]{hand});
    my $can    = sub { my $verb = shift; return first { /^. $verb/ } @$moves };
    my ($bid)  = ($can->('bid') // '') =~ /(\d+)/;
    my $last   = (first { $_->{game} } reverse @events) // { game => 'ramsch', seat => '' };
    my @played = grep { $_->{event} eq 'card' } @events;
    if ($can->('pass')) {
        my $game  = best_game(@hand);
        my $worth = $base{$game} * (abs(matadors_of($game, "@hand")) + 1);
        $bid //= (first { $_->{bid} } reverse @events)->{bid};
        return $can->(strong_cards($game, @hand) >= 8 && $worth >= $bid ? 'bid|^. hold' : 'pass');
    }
    return $_ for grep { defined } $can->('take|^. object'), $can->('announce ' . best_game(@hand));
    return best { discard_worth($last->{game}, split ' ', $_[0]) } @$moves if $can->('discard');
    splice @played, 0, @played - @played % 3;
    return "$seat " . card($last->{game}, $last->{seat}, $seat, \@played, map { /^. (..)$/ } @$moves);
}

my %asks = (move => sub { return { move => move(@_) } }, legal => \&legal, trick => \&trick, value => \&value, bids => \&bids,
    matadors => sub { return { matadors => matadors_of(@{ $_[0] }{qw(game cards)}) } });
$asks{hello} = sub {
    return { name => 'skatref example in Perl', version => '1', licence => 'CC0',
             asks => [sort keys %asks], codes => ['isko2022'], options => [] };
};

sub reply {
    my $question = shift;
    my ($id, $ask, $given) = @$question{qw(id ask given)};
    return { id => $id, skip => "no answer to $ask" } unless $asks{$ask};
    return { id => $id, skip => 'house rules' } if @{ $given->{options} // [] };
    my $answer = $asks{$ask}->($given);
    return ref $answer ? { id => $id, answer => $answer } : { id => $id, skip => $answer };
}

my $json = JSON::PP->new->canonical;
$| = 1;
while (my $line = <STDIN>) {
    my $answer = eval { reply($json->decode($line)) } // { id => undef, error => "$@" };
    print $json->encode($answer), "\n";
}
