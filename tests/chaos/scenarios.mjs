/** The drills by their names. */
import { clock } from './faults/clock.mjs'
import { diskFull } from './faults/disk-full.mjs'
import { frozen } from './faults/frozen.mjs'
import { kills, killsAtBothEnds } from './faults/kills.mjs'
import { mailFaults } from './faults/mail-server.mjs'
import { readOnly } from './faults/read-only.mjs'
import { exports } from './work/exports.mjs'
import { leads } from './work/leads.mjs'
import { mail } from './work/mail.mjs'
import { newsletter } from './work/newsletter.mjs'
import { saves } from './work/saves.mjs'
import { uploads } from './work/uploads.mjs'
import { visits } from './work/visits.mjs'

/**
 * For each the seconds that the fault lasts, the kinds of work that go on meanwhile, and the fault.
 * @param {number} scale makes all of them shorter: 1 is the whole
 */
export function scenarios(scale) {
  const seconds = (whole) => Math.max(10, whole * scale)
  const enquiries = (whole) => [leads, { count: Math.ceil(whole * scale) }]
  const [outbox, bulk] = [mailFaults(), mailFaults()]
  const some = [[saves, { editors: 2 }], [uploads, { editors: 1 }], enquiries(200)]
  return {
    leads: { seconds: seconds(60), work: [enquiries(2000)], fault: kills },
    saves: { seconds: seconds(40), work: [[saves, {}]], fault: kills },
    uploads: { seconds: seconds(30), work: [[uploads, {}]], fault: kills },
    exports: { seconds: seconds(30), work: [[exports, {}]], fault: kills },
    mixed: {
      seconds: seconds(300),
      work: [
        [saves, { editors: 2, pause: 2000 }],
        [uploads, { editors: 1, pause: 4000 }],
        [exports, { pause: 10_000 }],
        [visits, {}],
        enquiries(1000),
      ],
      fault: killsAtBothEnds,
    },
    mail: {
      seconds: seconds(90),
      work: [enquiries(500), [mail, { mail: outbox.mail }]],
      fault: outbox.fault,
    },
    newsletter: {
      seconds: seconds(90),
      work: [
        [newsletter, { subscribers: Math.ceil(10_000 * scale) }],
        [mail, { mail: bulk.mail }],
      ],
      fault: bulk.fault,
    },
    'disk-full': { seconds: seconds(30), work: some, fault: diskFull },
    'read-only': { seconds: seconds(20), work: some, fault: readOnly },
    clock: {
      seconds: seconds(30),
      work: [[saves, { editors: 2 }], [visits, {}], enquiries(200)],
      fault: clock,
    },
    frozen: {
      seconds: seconds(36),
      work: [[saves, { editors: 2 }], [visits, {}], enquiries(200)],
      fault: frozen,
    },
  }
}
