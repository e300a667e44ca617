import { expect, test } from 'vitest';
import { eitherOf, listed } from '../../src/text/format/names.ts';
import { words } from '../../src/text/language.ts';
import { People } from '../../src/text/words/facts.ts';
import { josa, nthRound } from '../../src/text/words/ko/particles.ts';

test.each([
  // A final consonant, none, and ㄹ.
  ['공산광', '공산광이 공산광을 공산광은 공산광과 공산광으로 공산광이에요'],
  ['솔피', '솔피가 솔피를 솔피는 솔피와 솔피로 솔피예요'],
  ['비 제비', '비 제비가 비 제비를 비 제비는 비 제비와 비 제비로 비 제비예요'],
  ['달', '달이 달을 달은 달과 달로 달이에요'],
  // Digits are read in Sino-Korean: 일 이 삼 사 오 육 칠 팔 구, 십, 백.
  ['1', '1이 1을 1은 1과 1로 1이에요'],
  ['2', '2가 2를 2는 2와 2로 2예요'],
  ['3', '3이 3을 3은 3과 3으로 3이에요'],
  ['4', '4가 4를 4는 4와 4로 4예요'],
  ['5', '5가 5를 5는 5와 5로 5예요'],
  ['6', '6이 6을 6은 6과 6으로 6이에요'],
  ['7', '7이 7을 7은 7과 7로 7이에요'],
  ['8', '8이 8을 8은 8과 8로 8이에요'],
  ['9', '9가 9를 9는 9와 9로 9예요'],
  ['10', '10이 10을 10은 10과 10으로 10이에요'],
  ['1,200', '1,200이 1,200을 1,200은 1,200과 1,200으로 1,200이에요'],
  // Latin letters: names as they sound, capitals letter by letter.
  ['Ben', 'Ben이 Ben을 Ben은 Ben과 Ben으로 Ben이에요'],
  ['Chiyo', 'Chiyo가 Chiyo를 Chiyo는 Chiyo와 Chiyo로 Chiyo예요'],
  ['Paul', 'Paul이 Paul을 Paul은 Paul과 Paul로 Paul이에요'],
  ['Jack', 'Jack이 Jack을 Jack은 Jack과 Jack으로 Jack이에요'],
  ['Frank', 'Frank가 Frank를 Frank는 Frank와 Frank로 Frank예요'],
  ['DM', 'DM이 DM을 DM은 DM과 DM으로 DM이에요'],
  ['CPU', 'CPU가 CPU를 CPU는 CPU와 CPU로 CPU예요'],
  // Brackets, quotes and marks are not sounded.
  [
    '오광 (5점)',
    '오광 (5점)이 오광 (5점)을 오광 (5점)은 오광 (5점)과 오광 (5점)으로 오광 (5점)이에요',
  ],
  ['매조(2월)', '매조(2월)가 매조(2월)를 매조(2월)는 매조(2월)와 매조(2월)로 매조(2월)예요'],
  ['‘판수’', '‘판수’가 ‘판수’를 ‘판수’는 ‘판수’와 ‘판수’로 ‘판수’예요'],
  [
    '**고스톱**',
    '**고스톱**이 **고스톱**을 **고스톱**은 **고스톱**과 **고스톱**으로 **고스톱**이에요',
  ],
  // Kana are heard; nobody can tell the sound of kanji.
  ['けん', 'けん이 けん을 けん은 けん과 けん으로 けん이에요'],
  ['花', '花이(가) 花을(를) 花은(는) 花과(와) 花(으)로 花이에요(예요)'],
])('particles follow the last sound of %s', (word, expected) => {
  const all = (['이', '을', '은', '과', '으로', '이에요'] as const).map((one) => josa(word, one));
  expect(all.join(' ')).toBe(expected);
});

test('particles follow the bare name of people, and stand behind the printed one', () => {
  expect(josa(new People('**Ben\\_** and **Aya**', 'Ben_ and Aya', 2), '이')).toBe(
    '**Ben\\_** and **Aya**가',
  );
});

test('a list in Korean is a row without an “and” of contracts', () => {
  const ko = words('ko');
  expect(listed(['솔피', '매조피', '비광'], ko)).toBe('솔피, 매조피, 비광');
  expect(eitherOf(['3', '6', '12'], ko)).toBe('3, 6 또는 12');
});

test('the third round is not called as three rounds are', () => {
  expect([1, 2, 3].map(nthRound)).toEqual(['첫 판', '2번째 판', '3번째 판']);
});
