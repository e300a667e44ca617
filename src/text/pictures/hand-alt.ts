import type { Event } from '../../engine/round/event.ts';
import type { HandCard, View } from '../../engine/view/view.ts';
import { bareNoun, cardRow, takenNoun } from '../format/cards.ts';
import { described } from '../format/description.ts';
import { eitherOf, inRow } from '../format/names.ts';
import { type Context, plainVoice, type Voice } from '../story/context.ts';
import { askIn, blockedIn } from '../story/moves.ts';
import { CardNames } from '../words/cards.ts';
import { People } from '../words/facts.ts';
import { closest, fieldText, lastMoves, needsText, seatText, type Teller } from './alt.ts';

/**
 * The viewer's hand in words: what is asked, and for each card what it takes or why it is blocked;
 * then what else the picture shows: the last moves (`recent`), who needs which card, the field, and what the
 * seats that play have.
 */
export function handAlt(view: View, context: Context, recent: readonly Event[] = []): string {
  const { alt, gap } = context.words;
  const heading = view.hand.length === 0 ? alt.noCards : alt.yours(view.hand.length);
  const seats = view.seats.filter(({ active }) => active);
  const teller: Teller = (voice) => {
    const asked = [askIn(view, voice), ...choicesText(view, voice)];
    const held = [heading, ...cardsText(view, voice)];
    const moves = lastMoves(recent, voice);
    const lying = [...needsText(view, voice), ...fieldText(view, voice)];
    return (detail) => [
      ...asked,
      ...held,
      ...moves(detail),
      ...lying,
      ...seats.map((seat) => seatText(seat, { view, voice, detail })),
    ];
  };
  return closest(context, teller, gap);
}

/** The viewer's hand as others see it once the match is over: whose it is, and its cards. */
export function openHandAlt({ hand, viewer }: View, context: Context): string {
  const { words, name } = plainVoice(context);
  const cards = hand.map(({ card }) => card);
  const who = viewer === 'spectator' ? People.of('') : name(viewer);
  return described([words.review.hand(who, cards.length, cardRow(words, cards))], words);
}

function choicesText({ phase, viewer }: View, { words }: Voice): readonly string[] {
  if (phase.type !== 'capture' || phase.seat !== viewer) return [];
  return phase.choices.map((taken, index) =>
    taken.length === 0
      ? words.alt.choiceLeaves(index + 1)
      : words.alt.choice(index + 1, takenNoun(words, taken)),
  );
}

/**
 * In play first the cards that take something, then those that are blocked, and the rest in a row;
 * before play, and while something else is chosen, only which cards they are.
 */
function cardsText({ phase, hand }: View, voice: Voice): readonly string[] {
  const { words } = voice;
  const { alt } = words;
  if (hand.length === 0) return [];
  if (phase.type !== 'play')
    return [
      cardRow(
        words,
        hand.map(({ card }) => card),
      ),
    ];
  const isTaking = ({ takes, blocked }: HandCard) =>
    blocked === undefined && takes.some((take) => take.length > 0);
  const told = (is: (held: HandCard) => boolean) =>
    hand.filter(is).map((held) => heldText(held, voice));
  const taking = told(isTaking);
  const rest = told((held) => held.blocked === undefined && !isTaking(held));
  const restRow = inRow(rest, words);
  return [
    taking.length === 0 ? alt.noneTakes : alt.someTake(taking.length, hand.length),
    ...taking,
    ...told(({ blocked }) => blocked !== undefined),
    ...(rest.length === 0 || taking.length === 0 ? [] : [alt.restLays(restRow)]),
    ...(taking.length === 0 && rest.length > 0 ? [restRow] : []),
  ];
}

function heldText({ card, number, takes, blocked }: HandCard, voice: Voice): string {
  const { words } = voice;
  const { alt } = words;
  const held = `${number} ${bareNoun(words, card)}`;
  if (blocked !== undefined) return alt.blocked(held, blockedIn(blocked, voice));
  const taken = takes.filter((take) => take.length > 0).map((take) => takenNoun(words, take));
  const [only, ...others] = taken;
  if (only === undefined) return held;
  const texts = (form?: string) => taken.map((one) => one.in(form));
  const choices = new CardNames((form) => eitherOf(texts(form), words));
  if (taken.length < takes.length) return alt.mayTake(held, choices);
  return others.length === 0 ? alt.takes(held, only) : alt.takesOne(held, choices);
}
