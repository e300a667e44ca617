import { ALERT_COMPONENTS } from './alerts/alert-components.ts';
import { DAILY_COMPONENTS } from './daily/daily-components.ts';
import { FAIRNESS_COMPONENTS } from './fairness/fairness-components.ts';
import { FIRST_STEPS_COMPONENTS } from './first-steps/first-steps-components.ts';
import { HAND_COMPONENTS } from './hand/hand-components.ts';
import { HISTORY_COMPONENTS } from './history/history-components.ts';
import { HOLIDAY_COMPONENTS } from './holiday/holiday-components.ts';
import { combineHandlers } from './interaction/component-handler.ts';
import { LEAVING_COMPONENTS } from './leaving/leaving-components.ts';
import { LESSON_COMPONENTS } from './lesson/first-hand.ts';
import { HOUSE_RULES_COMPONENTS } from './lobby/house-rules.ts';
import { INVITATION_COMPONENTS } from './lobby/invitation-components.ts';
import { LOBBY_COMPONENTS } from './lobby/lobby-components.ts';
import { SET_UP_COMPONENTS } from './lobby/set-up.ts';
import { PRACTICE_COMPONENTS } from './practice/practice-components.ts';
import { PRIVACY_COMPONENTS } from './privacy/privacy-components.ts';
import { PROFILE_COMPONENTS } from './profile/profile-components.ts';
import { RANKING_COMPONENTS } from './ranking/ranking-components.ts';
import { RULES_COMPONENTS } from './rules/rules-components.ts';
import { SETTINGS_COMPONENTS } from './settings/settings-components.ts';
import { ROUND_COMPONENTS } from './table-message/round-components.ts';

export const COMPONENT_HANDLERS = combineHandlers([
  FIRST_STEPS_COMPONENTS,
  LESSON_COMPONENTS,
  PRACTICE_COMPONENTS,
  DAILY_COMPONENTS,
  ALERT_COMPONENTS,
  LOBBY_COMPONENTS,
  INVITATION_COMPONENTS,
  FAIRNESS_COMPONENTS,
  HOUSE_RULES_COMPONENTS,
  SET_UP_COMPONENTS,
  HAND_COMPONENTS,
  ROUND_COMPONENTS,
  LEAVING_COMPONENTS,
  RULES_COMPONENTS,
  HISTORY_COMPONENTS,
  RANKING_COMPONENTS,
  PROFILE_COMPONENTS,
  SETTINGS_COMPONENTS,
  HOLIDAY_COMPONENTS,
  PRIVACY_COMPONENTS,
]);
