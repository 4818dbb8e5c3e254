import type { LevelDocument } from './levels'

/** Default until the provider publishes its own text. */
export const level2: LevelDocument = {
  slug: 'level-2',
  title: { en: 'Advanced Biblical Counselling', af: 'Gevorderde Bybelse Berading' },
  summary: {
    en: 'A second year for harder conversations: grief, crisis, guilt and slow change, with case work under supervision.',
    af: '’n Tweede jaar vir moeiliker gesprekke: rou, krisis, skuld en stadige verandering, met gevallestudies onder supervisie.',
  },
  durationYears: 1,
  award: { en: 'Certificate Level 2', af: 'Sertifikaat Vlak 2' },
  audience: [
    {
      en: 'Students who have completed Level 1 and want to go deeper.',
      af: 'Studente wat vlak 1 voltooi het en dieper wil delf.',
    },
    {
      en: 'Elders, deacons, pastoral workers and ministry leaders who regularly face crisis and loss.',
      af: 'Ouderlinge, diakens, pastorale werkers en bedieningsleiers wat gereeld met krisis en verlies te doen kry.',
    },
    {
      en: 'Counsellors who want their work reviewed and guided by someone with more experience.',
      af: 'Beraders wat wil hê dat iemand met meer ervaring na hul werk kyk en hulle daarin begelei.',
    },
  ],
  outcomes: [
    {
      en: 'Stay with a person in grief or crisis, and plan the days that follow.',
      af: 'By iemand in rou of krisis bly en saam die dae daarna beplan.',
    },
    {
      en: 'Speak about suffering from Scripture without easy answers.',
      af: 'Uit die Skrif oor lyding praat sonder maklike antwoorde.',
    },
    {
      en: 'Weigh an ethical question and give reasons for what you decide.',
      af: '’n Etiese vraag opweeg en redes gee vir wat jy besluit.',
    },
    {
      en: 'Follow one person over several conversations and account for your work to a supervisor.',
      af: 'Een persoon deur verskeie gesprekke begelei en aan ’n supervisor verslag doen van jou werk.',
    },
  ],
  modules: [
    {
      code: 'PB04',
      kind: 'practical',
      title: { en: 'Practicum 4', af: 'Praktikum 4' },
      subtitle: { en: 'Case work under supervision', af: 'Gevallestudies onder supervisie' },
      topics: [
        {
          en: 'Presenting a case without revealing who it is',
          af: 'Hoe om ’n geval voor te lê sonder om die persoon te identifiseer',
        },
        { en: 'A counselling plan from first to last meeting', af: '’n Beradingsplan van begin tot einde' },
        { en: 'What supervision is, and how to use it', af: 'Wat supervisie is, en hoe jy dit benut' },
        { en: 'A portfolio of your case work', af: '’n Portefeulje van jou gevallestudies' },
      ],
    },
    {
      code: 'BAT610',
      kind: 'theology',
      title: { en: 'Christian Ethics for Counsellors', af: 'Christelike etiek vir beraders' },
      bookLink: 'https://example.org/books/bat610',
      topics: [
        {
          en: 'Scripture, conscience and wisdom in a decision',
          af: 'Die Skrif, gewete en wysheid in ’n besluit',
        },
        { en: 'Power, boundaries and trust', af: 'Mag, grense en vertroue' },
        {
          en: 'Duties under South African law, such as reporting child abuse',
          af: 'Pligte volgens Suid-Afrikaanse reg, soos om kindermishandeling aan te meld',
        },
        { en: 'Records, privacy and consent', af: 'Rekords, privaatheid en toestemming' },
        { en: 'A code of conduct of your own', af: 'Jou eie gedragskode' },
      ],
    },
    {
      code: 'BAL911',
      kind: 'counselling',
      title: { en: 'Leadership in a Ministry of Care', af: 'Leierskap in die sorgbediening' },
      topics: [
        { en: 'The shepherd as an image of leadership', af: 'Die herder as beeld van leierskap' },
        {
          en: 'Starting a team of carers in a congregation',
          af: 'Hoe om ’n sorgspan in ’n gemeente te begin',
        },
        { en: 'Working with ministers and church councils', af: 'Saamwerk met leraars en kerkrade' },
        { en: 'Conflict in a team', af: 'Konflik in ’n span' },
        { en: 'Rest, limits and lasting in service', af: 'Rus, grense en volharding in diens' },
      ],
    },
    {
      code: 'BAT921',
      kind: 'theology',
      title: { en: 'A Theology of Suffering', af: '’n Teologie van lyding' },
      subtitle: {
        en: 'Job, Lamentations and the cross',
        af: 'Job, Klaagliedere en die kruis',
      },
      bookLink: 'https://example.org/books/bat921',
      topics: [
        { en: 'The question why, and who may ask it', af: 'Die waaromvraag, en wie dit mag vra' },
        { en: 'Lament as prayer', af: 'Klag as gebed' },
        {
          en: 'Job and his friends: how comfort goes wrong',
          af: 'Job en sy vriende: hoe troos skeefloop',
        },
        { en: 'The suffering of Christ', af: 'Die lyding van Christus' },
        { en: 'Hope that does not deny pain', af: 'Hoop wat pyn nie ontken nie' },
      ],
    },
    {
      code: 'BAT922',
      kind: 'theology',
      title: { en: 'Growth and Change', af: 'Groei en verandering' },
      subtitle: { en: 'A theology of sanctification', af: '’n Teologie van heiligmaking' },
      topics: [
        { en: 'Law, grace and a renewed mind', af: 'Wet, genade en ’n vernude denke' },
        { en: 'Guilt, shame and forgiveness', af: 'Skuld, skaamte en vergifnis' },
        { en: 'Habits, and how they change', af: 'Gewoontes, en hoe dit verander' },
        { en: 'Relapse, patience and perseverance', af: 'Terugval, geduld en volharding' },
        { en: 'The congregation as a place to grow', af: 'Die gemeente as groeiplek' },
      ],
    },
    {
      code: 'BAM131',
      kind: 'counselling',
      title: { en: 'Crisis and Trauma', af: 'Krisis en trauma' },
      topics: [
        {
          en: 'What trauma does to body, memory and faith',
          af: 'Wat trauma aan liggaam, geheue en geloof doen',
        },
        { en: 'The first hours and days', af: 'Die eerste ure en dae' },
        {
          en: 'Safety, suicide risk and urgent referral',
          af: 'Veiligheid, selfdoodrisiko en dringende verwysing',
        },
        {
          en: 'Violence and crime in South African communities',
          af: 'Geweld en misdaad in Suid-Afrikaanse gemeenskappe',
        },
        { en: 'Caring for the one who cares', af: 'Sorg vir die een wat sorg' },
      ],
    },
    {
      code: 'BAM130',
      kind: 'counselling',
      title: { en: 'Grief and Loss', af: 'Rou en verlies' },
      bookLink: 'https://example.org/books/bam130',
      topics: [
        {
          en: 'How people grieve, and why no two do it alike',
          af: 'Hoe mense rou, en waarom elkeen dit anders doen',
        },
        {
          en: 'Death, divorce, retrenchment and other losses',
          af: 'Die dood, egskeiding, aflegging en ander verliese',
        },
        { en: 'Children who grieve', af: 'Kinders wat rou' },
        { en: 'Funerals, rituals and remembering', af: 'Begrafnisse, rituele en herinnering' },
        { en: 'When grief does not move', af: 'Wanneer rou vassteek' },
      ],
    },
    {
      code: 'PB01',
      kind: 'practical',
      title: { en: 'Practicum 1', af: 'Praktikum 1' },
      subtitle: { en: 'Taken further: listening to pain', af: 'Verdieping: luister na pyn' },
      topics: [
        { en: 'Listening to strong emotion', af: 'Hoe om na sterk emosie te luister' },
        { en: 'Silence, tears and anger', af: 'Stilte, trane en woede' },
        {
          en: 'A word-for-word report with theological reflection',
          af: '’n Woordelikse verslag met teologiese nadenke',
        },
        { en: 'Feedback in a small group', af: 'Terugvoer in ’n klein groep' },
      ],
    },
    {
      code: 'PB02',
      kind: 'practical',
      title: { en: 'Practicum 2', af: 'Praktikum 2' },
      subtitle: { en: 'Taken further: a series of conversations', af: 'Verdieping: ’n reeks gesprekke' },
      topics: [
        { en: 'Planning four to six conversations', af: 'Hoe om vier tot ses gesprekke te beplan' },
        { en: 'Reviewing progress with the person', af: 'Vordering saam met die persoon nagaan' },
        { en: 'Handing over and referring', af: 'Oorhandig en verwys' },
        { en: 'A written account of the whole series', af: '’n Skriftelike verslag van die hele reeks' },
      ],
    },
    {
      code: 'RP01',
      kind: 'research',
      title: { en: 'Research Project 1', af: 'Navorsingsprojek 1' },
      subtitle: { en: 'Asking a good question', af: '’n Goeie vraag stel' },
      topics: [
        {
          en: 'From a pastoral concern to a research question',
          af: 'Van pastorale saak tot navorsingsvraag',
        },
        { en: 'Finding and weighing sources', af: 'Bronne vind en opweeg' },
        { en: 'Research ethics and consent', af: 'Navorsingsetiek en toestemming' },
        { en: 'Writing, quoting and referencing', af: 'Skryf, aanhaal en verwys' },
        { en: 'A short literature study', af: '’n Kort literatuurstudie' },
      ],
    },
  ],
}
