import type { ProblemPlan } from './problem.ts';
import { aPlusB } from './problems/1000-a-plus-b/problem.ts';
import { paperLantern } from './problems/1001-paper-lantern/problem.ts';
import { photoFinish } from './problems/1002-photo-finish/problem.ts';
import { rainGauge } from './problems/1003-rain-gauge/problem.ts';
import { ledger } from './problems/1004-ledger/problem.ts';
import { warehouseRobot } from './problems/1005-warehouse-robot/problem.ts';
import { teaTasting } from './problems/1006-tea-tasting/problem.ts';
import { woodKiln } from './problems/1007-wood-kiln/problem.ts';
import { splittingTheScript } from './problems/1008-splitting-the-script/problem.ts';
import { floodedCave } from './problems/1009-flooded-cave/problem.ts';
import { hiddenLeak } from './problems/1010-hidden-leak/problem.ts';
import { campSupplies } from './problems/1011-camp-supplies/problem.ts';
import { ridgeLine } from './problems/1012-ridge-line/problem.ts';
import { afterTheStorm } from './problems/1013-after-the-storm/problem.ts';
import { relayStations } from './problems/1014-relay-stations/problem.ts';
import { ringOfFlags } from './problems/1015-ring-of-flags/problem.ts';
import { oneWellForAll } from './problems/1016-one-well-for-all/problem.ts';
import { nightBuses } from './problems/1017-night-buses/problem.ts';
import { corridorLights } from './problems/1018-corridor-lights/problem.ts';
import { musicBox } from './problems/1019-music-box/problem.ts';
import { labSeats } from './problems/SEATS-lab-seats/problem.ts';

/** Every seed problem of the site, from easy to hard. */
export const PLANS: readonly ProblemPlan[] = [
  aPlusB,
  paperLantern,
  photoFinish,
  rainGauge,
  ledger,
  warehouseRobot,
  teaTasting,
  woodKiln,
  splittingTheScript,
  floodedCave,
  hiddenLeak,
  campSupplies,
  ridgeLine,
  afterTheStorm,
  relayStations,
  ringOfFlags,
  oneWellForAll,
  nightBuses,
  corridorLights,
  musicBox,
];

/** Problems of the class that a new site starts with. */
export const CLASS_PLANS: readonly ProblemPlan[] = [labSeats];
