import type { LevelDocument } from './levels'

/** Default until the provider publishes its own text. */
export const level3: LevelDocument = {
  slug: 'level-3',
  title: { en: 'Specialized Counselling', af: 'Gespesialiseerde Berading' },
  summary: {
    en: 'Two years of theology and specialised practice that lead to a B.A.T.S. degree through the partner institution.',
    af: 'Twee jaar teologie en gespesialiseerde praktyk wat deur die vennootinstelling tot die graad\u00a0B.A.T.S. lei.',
  },
  durationYears: 2,
  award: {
    en: 'Bachelor of Arts in Theological Studies (B.A.T.S.) through the partner institution',
    af: 'Baccalaureus Artium in Teologiese Studies (B.A.T.S.) deur die vennootinstelling',
  },
  audience: [
    {
      en: 'Students who have completed Level 2 and want to make counselling their work.',
      af: 'Studente wat vlak 2 voltooi het en berading hul werk wil maak.',
    },
    {
      en: 'Pastors and full-time workers who want to serve children, couples or the sick with more skill.',
      af: 'Leraars en voltydse werkers wat kinders, egpare of siekes met meer vaardigheid wil bedien.',
    },
    {
      en: 'People who are ready for two years of steady reading, writing and practice.',
      af: 'Mense wat gereed is om twee jaar lank gereeld te lees, te skryf en te oefen.',
    },
  ],
  outcomes: [
    {
      en: 'Counsel in specialised fields: addiction, abuse, marriage, children, teenagers, illness and old age.',
      af: 'Berading bied op spesialisgebiede: verslawing, mishandeling, die huwelik, kinders, tieners, siekte en ouderdom.',
    },
    {
      en: 'Interpret Scripture responsibly and connect it with the whole of Christian teaching.',
      af: 'Die Skrif verantwoordelik uitlê en dit met die hele Christelike leer verbind.',
    },
    {
      en: 'Compare schools of counselling, and say what you can and cannot use from each.',
      af: 'Beradingskole vergelyk en sê wat jy uit elkeen kan en nie kan gebruik nie.',
    },
    {
      en: 'Complete a research project on a question from practice.',
      af: '’n Navorsingsprojek oor ’n vraag uit die praktyk voltooi.',
    },
  ],
  note: {
    en: 'Level 3 graduates can register as professional counsellors through a recognition-of-prior-learning (RPL) process.',
    af: 'Gegradueerdes van vlak 3 kan deur ’n proses van erkenning van voorafgaande leer (EVL) as professionele beraders registreer.',
  },
  modules: [
    {
      code: 'BAH131',
      kind: 'theology',
      title: { en: 'A History of the Church’s Care', af: 'Die geskiedenis van die kerk se sorg' },
      topics: [
        {
          en: 'Care for the poor and sick in the early church',
          af: 'Sorg vir armes en siekes in die vroeë kerk',
        },
        {
          en: 'Gregory the Great on the pastor’s task',
          af: 'Gregorius die Grote oor die taak van die pastor',
        },
        { en: 'The Reformers on the care of souls', af: 'Die Hervormers oor sielsorg' },
        { en: 'Puritan and pietist counsel', af: 'Puriteinse en piëtistiese raad' },
        { en: 'Church and care in South Africa', af: 'Kerk en sorg in Suid-Afrika' },
      ],
    },
    {
      code: 'BAM512',
      kind: 'counselling',
      title: { en: 'Addiction and Recovery', af: 'Verslawing en herstel' },
      bookLink: 'https://example.org/books/bam512',
      topics: [
        { en: 'How dependence begins and holds', af: 'Hoe afhanklikheid begin en ’n mens in sy greep hou' },
        { en: 'Alcohol, drugs, gambling and pornography', af: 'Alkohol, dwelms, dobbel en pornografie' },
        { en: 'Worship, desire and freedom', af: 'Aanbidding, begeerte en vryheid' },
        {
          en: 'Working with families and support groups',
          af: 'Saamwerk met gesinne en ondersteuningsgroepe',
        },
        { en: 'Relapse and medical referral', af: 'Terugval en mediese verwysing' },
      ],
    },
    {
      code: 'BAT512',
      kind: 'theology',
      title: { en: 'Hermeneutics', af: 'Hermeneutiek' },
      subtitle: { en: 'Interpreting Scripture responsibly', af: 'Verantwoordelike Skrifuitleg' },
      bookLink: 'https://example.org/books/bat512',
      topics: [
        { en: 'Text, context and reader', af: 'Teks, konteks en leser' },
        { en: 'Literary forms and how each is read', af: 'Literêre vorme en hoe elkeen gelees word' },
        {
          en: 'From the text then to the person now',
          af: 'Van die teks van destyds tot die mens van vandag',
        },
        { en: 'Texts that have been used to harm', af: 'Tekste wat gebruik is om seer te maak' },
        { en: 'An exegesis with a pastoral application', af: '’n Eksegese met ’n pastorale toepassing' },
      ],
    },
    {
      code: 'BAM726',
      kind: 'counselling',
      title: { en: 'Abuse and Healing', af: 'Mishandeling en heling' },
      topics: [
        {
          en: 'Recognising physical, emotional, sexual and spiritual abuse',
          af: 'Hoe om fisieke, emosionele, seksuele en geestelike mishandeling te herken',
        },
        {
          en: 'Safety first: the law, the police and shelters',
          af: 'Veiligheid eerste: die reg, die polisie en skuilings',
        },
        { en: 'Walking beside survivors over time', af: 'Om ’n lang pad saam met oorlewendes te stap' },
        { en: 'Forgiveness, justice and false peace', af: 'Vergifnis, geregtigheid en valse vrede' },
        { en: 'Making a congregation safer', af: 'Hoe om ’n gemeente veiliger te maak' },
      ],
    },
    {
      code: 'BAM321',
      kind: 'counselling',
      title: { en: 'Counselling Couples', af: 'Berading van egpare' },
      subtitle: { en: 'Preparation, conflict and repair', af: 'Voorbereiding, konflik en herstel' },
      topics: [
        { en: 'Preparing couples for marriage', af: 'Huweliksvoorbereiding' },
        { en: 'Two people in the room: staying fair', af: 'Twee mense in een vertrek: bly regverdig' },
        { en: 'Money, intimacy and in-laws', af: 'Geld, intimiteit en skoonfamilie' },
        { en: 'Unfaithfulness and rebuilding trust', af: 'Ontrou en die herstel van vertroue' },
        { en: 'Separation, divorce and what comes after', af: 'Uitmekaargaan, egskeiding en wat daarna kom' },
      ],
    },
    {
      code: 'BAM317',
      kind: 'counselling',
      title: { en: 'Counselling Children', af: 'Berading van kinders' },
      topics: [
        { en: 'How children develop, think and believe', af: 'Hoe kinders ontwikkel, dink en glo' },
        { en: 'Play, drawing and story', af: 'Speel, teken en vertel' },
        { en: 'Divorce, loss and bullying', af: 'Egskeiding, verlies en afknouery' },
        { en: 'Working with parents and schools', af: 'Saamwerk met ouers en skole' },
        { en: 'Consent, safety and the Children’s Act', af: 'Toestemming, veiligheid en die Kinderwet' },
      ],
    },
    {
      code: 'BAM318',
      kind: 'counselling',
      title: { en: 'Counselling Teenagers', af: 'Berading van tieners' },
      topics: [
        { en: 'Body, identity and belonging', af: 'Liggaam, identiteit en die behoefte om êrens te hoort' },
        { en: 'Faith and doubt in the teenage years', af: 'Geloof en twyfel in die tienerjare' },
        {
          en: 'Anxiety, self-harm and when to act at once',
          af: 'Angs, selfbesering en wanneer om dadelik op te tree',
        },
        { en: 'Screens, friendships and sexuality', af: 'Skerms, vriendskappe en seksualiteit' },
        { en: 'Parents and teenagers in one conversation', af: 'Ouers en tieners in een gesprek' },
      ],
    },
    {
      code: 'BAT810',
      kind: 'theology',
      title: { en: 'Systematic Theology', af: 'Sistematiese teologie' },
      subtitle: { en: 'Christ, the Spirit and salvation', af: 'Christus, die Gees en die heil' },
      bookLink: 'https://example.org/books/bat810',
      topics: [
        { en: 'The person and work of Christ', af: 'Die persoon en werk van Christus' },
        { en: 'The Holy Spirit as Comforter', af: 'Die Heilige Gees as Trooster' },
        { en: 'Justification and assurance', af: 'Regverdiging en geloofsekerheid' },
        { en: 'Evil, providence and prayer', af: 'Die kwaad, voorsienigheid en gebed' },
        { en: 'Doctrine at the bedside and the graveside', af: 'Geloofsleer by die siekbed en die graf' },
      ],
    },
    {
      code: 'BAB811',
      kind: 'theology',
      title: { en: 'Psalms and Wisdom', af: 'Psalms en wysheid' },
      subtitle: { en: 'Scripture for the inner life', af: 'Die Skrif vir die binnelewe' },
      topics: [
        { en: 'Praise, lament, trust and thanksgiving', af: 'Lof, klag, vertroue en dank' },
        { en: 'Praying the Psalms with another person', af: 'Hoe om die Psalms saam met iemand te bid' },
        { en: 'Proverbs and everyday decisions', af: 'Spreuke en alledaagse besluite' },
        { en: 'Ecclesiastes on work, time and meaning', af: 'Prediker oor werk, tyd en sin' },
      ],
    },
    {
      code: 'BAM116',
      kind: 'counselling',
      title: { en: 'Illness, Old Age and Dying', af: 'Siekte, ouderdom en sterwe' },
      topics: [
        { en: 'Visiting the sick at home and in hospital', af: 'Siekebesoek tuis en in die hospitaal' },
        { en: 'Living with chronic pain or disability', af: 'Lewe met chroniese pyn of gestremdheid' },
        { en: 'Dementia and those who care at home', af: 'Demensie en dié wat tuis versorg' },
        { en: 'Sitting with the dying', af: 'Om by sterwendes te sit' },
        { en: 'The family before and after a death', af: 'Die gesin voor en ná ’n sterfte' },
      ],
    },
    {
      code: 'MAT623',
      kind: 'theology',
      title: { en: 'Schools of Counselling', af: 'Beradingskole' },
      subtitle: { en: 'A theological comparison', af: '’n Teologiese vergelyking' },
      bookLink: 'https://example.org/books/mat623',
      topics: [
        {
          en: 'Psychodynamic, person-centred and cognitive approaches',
          af: 'Psigodinamiese, persoonsgesentreerde en kognitiewe benaderings',
        },
        { en: 'Family systems and narrative work', af: 'Gesinsisteme en narratiewe werk' },
        {
          en: 'Models within biblical and pastoral counselling',
          af: 'Modelle binne Bybelse en pastorale berading',
        },
        { en: 'Common grace, and where to be critical', af: 'Algemene genade, en waar kritiek nodig is' },
        { en: 'Mental illness, medication and shared care', af: 'Geestesiekte, medikasie en gedeelde sorg' },
      ],
    },
    {
      code: 'PB05',
      kind: 'practical',
      title: { en: 'Practicum 5', af: 'Praktikum 5' },
      subtitle: { en: 'Couples and families', af: 'Egpare en gesinne' },
      topics: [
        {
          en: 'Conversations with a couple or family under supervision',
          af: 'Gesprekke met ’n egpaar of gesin onder supervisie',
        },
        { en: 'A genogram and a counselling plan', af: '’n Genogram en ’n beradingsplan' },
        { en: 'Reports and supervision meetings', af: 'Verslae en supervisiegesprekke' },
      ],
    },
    {
      code: 'PB06',
      kind: 'practical',
      title: { en: 'Practicum 6', af: 'Praktikum 6' },
      subtitle: { en: 'A field of your choice', af: '’n Spesialisgebied van jou keuse' },
      topics: [
        {
          en: 'Choosing a field: children, addiction, illness or trauma',
          af: 'Kies ’n spesialisgebied: kinders, verslawing, siekte of trauma',
        },
        {
          en: 'Working beside an existing ministry or organisation',
          af: 'Werk saam met ’n bestaande bediening of organisasie',
        },
        { en: 'Case presentations to peers', af: 'Gevalle aan medestudente voorlê' },
        { en: 'Theological reflection on practice', af: 'Teologiese nadenke oor die praktyk' },
      ],
    },
    {
      code: 'PB07',
      kind: 'practical',
      title: { en: 'Practicum 7', af: 'Praktikum 7' },
      subtitle: { en: 'Towards independent practice', af: 'Op pad na selfstandige praktyk' },
      topics: [
        { en: 'A portfolio of all practical work', af: '’n Portefeulje van alle praktiese werk' },
        {
          en: 'Setting up a practice or a ministry of counselling',
          af: 'Hoe om ’n beradingspraktyk of -bediening te vestig',
        },
        {
          en: 'Preparing for recognition of prior learning',
          af: 'Voorbereiding vir erkenning van voorafgaande leer',
        },
        { en: 'A plan for supervision and further learning', af: '’n Plan vir supervisie en verdere leer' },
      ],
    },
    {
      code: 'PAM44',
      kind: 'counselling',
      title: { en: 'Pastoral Ministry in the Congregation', af: 'Pastorale bediening in die gemeente' },
      topics: [
        { en: 'Visiting, preaching and teaching as care', af: 'Huisbesoek, prediking en onderrig as sorg' },
        {
          en: 'Care in rural, township and city congregations',
          af: 'Sorg op die platteland, in townships en in die stad',
        },
        { en: 'Training lay people to care', af: 'Hoe om lidmate vir sorg toe te rus' },
        { en: 'Reconciliation between people and groups', af: 'Versoening tussen mense en groepe' },
      ],
    },
    {
      // The provider names sixteen modules but fifteen codes; this code continues RP01 of Level 2.
      code: 'RP02',
      kind: 'research',
      title: { en: 'Research Project 2', af: 'Navorsingsprojek 2' },
      subtitle: { en: 'A question from practice', af: '’n Vraag uit die praktyk' },
      topics: [
        { en: 'A research proposal', af: '’n Navorsingsvoorstel' },
        {
          en: 'Interviews and other ways of gathering data',
          af: 'Onderhoude en ander maniere om data in te samel',
        },
        { en: 'Making sense of findings', af: 'Hoe om bevindings te verstaan' },
        { en: 'A mini-dissertation and its presentation', af: '’n Skripsie en die aanbieding daarvan' },
      ],
    },
  ],
}
