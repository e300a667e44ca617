import { koreanMonthOf } from '../engine/core/cards.ts';
import type { MatchStory } from '../engine/match/match-story.ts';
import type { DeckFace } from '../engine/round/declaration.ts';
import type { Event, Settlement, Standing } from '../engine/round/event.ts';
import type { View } from '../engine/view/view.ts';
import type { ChartRow } from '../engine/view/yaku-chart.ts';
import { type Meter, NO_METER, secondsSince } from '../meter.ts';
import { numbered } from './deck/month-badges.ts';
import { loadKoreanSprites, loadSprites, type SpriteSheet } from './deck/sprites.ts';
import { Easels } from './easel.ts';
import { type ChartRequest, layoutChart } from './layout/chart.ts';
import { type LobbyPicture, layoutLobby } from './layout/lobby.ts';
import { type AchievementsPicture, layoutAchievements } from './layout/person/achievements.ts';
import { type DealPicture, layoutDeal } from './layout/person/deal.ts';
import { type LeaderboardPicture, layoutLeaderboard } from './layout/person/leaderboard.ts';
import { layoutProfile, type ProfilePicture } from './layout/person/profile.ts';
import { layoutRatingGraph, type RatingGraph } from './layout/person/rating-graph.ts';
import { layoutResult, layoutSettlement } from './layout/result/settlement.ts';
import { layoutStanding, type StandingStory } from './layout/result/standing.ts';
import type { SettlementInput } from './layout/result/won.ts';
import { layoutHand } from './layout/table/hand.ts';
import { layoutTable } from './layout/table/table.ts';
import { createPaint, type Paint } from './paint.ts';
import { printable } from './raster/lettering.ts';
import { type Png, sizeOf } from './raster/png.ts';
import type { PictureWords } from './words.ts';

export interface ChartPage {
  readonly png: Promise<Png>;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** What stands on it, in order: for its description in words. */
  readonly rows: readonly ChartRow[];
}

/** A settled round, and any view of its match. */
export type Settled = Omit<SettlementInput, 'words'>;

/** Draws pictures: PNGs of 1100 × 700. */
export interface Painter extends ReturnType<typeof picturesOf> {
  /** How many pictures were asked for and are not finished. */
  backlog(): number;
  /** The same pictures with the number of its month on every card: for beginners. */
  readonly withMonths: Painter;
}

/** Reads the fonts and the deck and prepares every card at every size: once, at start. */
export async function createPainter(meter = NO_METER): Promise<Painter> {
  const sheet = await loadSprites();
  const easels = new Easels(sheet.palette);
  const paintWith = (cards: SpriteSheet) => metered(createPaint(cards, easels), meter);
  const parts = { backlog: () => easels.backlog, withMonths: () => withMonths };
  // Not before a picture needs it, and then once.
  let korean: Promise<SpriteSheet> | undefined;
  const koreanWith = (cards: (korean: SpriteSheet) => SpriteSheet): Paint => {
    let paint: Promise<Paint> | undefined;
    return async (scene) => {
      korean ??= loadKoreanSprites(sheet);
      paint ??= korean.then((read) => paintWith(cards(read)));
      return (await paint)(scene);
    };
  };
  const withMonths = painterOf(
    {
      japanese: paintWith(numbered(sheet)),
      korean: koreanWith((read) => numbered(read, koreanMonthOf)),
    },
    parts,
  );
  return painterOf({ japanese: paintWith(sheet), korean: koreanWith((read) => read) }, parts);
}

function metered(paint: Paint, meter: Meter): Paint {
  return (scene) => {
    const begunAt = performance.now();
    const picture = paint(scene);
    const told = picture.then((png) => {
      meter.observe('hanafuda_render_seconds', {}, secondsSince(begunAt));
      meter.observe('hanafuda_render_size_bytes', {}, sizeOf(png));
    });
    // Whoever wants the picture hears of its failure.
    told.catch(() => {});
    return picture;
  };
}

type Paints = Readonly<Record<DeckFace, Paint>>;

interface PainterDeps {
  readonly backlog: Painter['backlog'];
  readonly withMonths: () => Painter;
}

/** A painter that lays out every picture, and has it painted by these. */
export function painterOf(paints: Paints, { backlog, withMonths }: PainterDeps): Painter {
  return {
    ...picturesOf(paints),
    backlog,
    get withMonths() {
      return withMonths();
    },
  };
}

function picturesOf(paints: Paints) {
  const paint = paints.japanese; // what has no cards
  return {
    /** A table that waits for its players. */
    lobby: (lobby: LobbyPicture) =>
      paints[lobby.face](layoutLobby({ ...lobby, seats: lobby.seats.map(withName) })),
    /** The open table to a spectator's view; `recent` is what happened since the last picture. */
    table: (view: View, recent: readonly Event[], words: PictureWords) =>
      paints[words.face]({
        ...layoutTable({ view, recent, words: named(words) }),
        month: view.month,
      }),
    /**
     * The cards of the seat whose view it is, numbered as in `view.hand`, or by `phase.choices`; `recent` is what
     * happened since its last move.
     */
    hand: (view: View, words: PictureWords, recent?: readonly Event[]) =>
      paints[words.face]({ ...layoutHand(view, named(words), recent), month: view.month }),
    /** The score sheet of a round, of one to five pictures; `view` is any of the match. */
    settlement: (
      view: View,
      settlement: Settlement,
      words: PictureWords,
    ): readonly Promise<Png>[] =>
      layoutSettlement({ view, settlement, words: named(words) }).map(paints[words.face]),
    /** The first picture of a score sheet; for who played the round with the course of the match until then. */
    result: (settled: Settled, words: PictureWords, story?: Pick<MatchStory, 'course' | 'start'>) =>
      paints[words.face](layoutResult({ ...settled, words: named(words) }, story)),
    standing: (standing: Standing, words: PictureWords, story?: StandingStory) =>
      paints[words.face](layoutStanding(standing, named(words), story)),
    /**
     * The yaku of a game under its house rules, with what the viewer and others have. `page` is counted from 0; beyond
     * the last the last is drawn. Throws on a game that there is not.
     */
    yakuChart: (query: ChartRequest, page: number, words: PictureWords): ChartPage => {
      const all = layoutChart(query, words);
      const at = Math.min(page, all.length - 1);
      const { scene, rows } = all[at] ?? { scene: { items: [] }, rows: [] };
      return { png: paints[words.face](scene), page: at, pages: all.length, rows };
    },
    leaderboard: (leaderboard: LeaderboardPicture) =>
      paint(layoutLeaderboard(withNames(leaderboard))),
    /** What somebody made of the deal of a day. */
    deal: (deal: DealPicture) =>
      paint(layoutDeal({ ...withName(deal), leaderboard: withNames(deal.leaderboard) })),
    ratingGraph: (graph: RatingGraph) => paint(layoutRatingGraph(graph)),
    profile: (profile: ProfilePicture) => paint(layoutProfile(withName(profile))),
    achievements: (picture: AchievementsPicture) => paint(layoutAchievements(withName(picture))),
  };
}

/** The same with a sign that somebody is meant, if nothing of a name can be drawn. */
function withName<T extends { readonly name: string }>(shown: T): T {
  return { ...shown, name: printable(shown.name) || '?' };
}

function withNames(leaderboard: LeaderboardPicture): LeaderboardPicture {
  return { ...leaderboard, rows: leaderboard.rows.map(withName) };
}

/** The same words with another name for everybody whose own cannot be drawn. */
function named(words: PictureWords): PictureWords {
  const players = words.players.map((name, seat) => printable(name) || words.unnamed(seat + 1));
  return { ...words, players };
}
