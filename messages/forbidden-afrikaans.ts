import type { Forbidden } from './forbidden-english'

/** Forbidden wording in Afrikaans texts. */
export const afrikaans: readonly Forbidden[] = [
  {
    wrong:
      /(?:^|[.:!] )(?:Stuur|Kanselleer|Skrap|Heropen|Beëindig|Skep|Onderbreek|Hervat|Verwyder|Publiseer|Bied|Teken|Verlaat|Herstel|Stoor|Merk)\b(?! (?:julle|ons|ek|hy|sy|dit|hulle)\b)[^.?!:]*\?/,
    reason: 'a command is no question: Wil jy hierdie uitgawe nou stuur?',
    example: 'Stuur hierdie uitgawe nou? Dit kan nie teruggeneem word nie.',
    right: ['Wil jy hierdie uitgawe nou stuur?', 'Stuur hierdie uitgawe nou.', 'Stuur julle kwitansies?'],
  },
  {
    wrong: /\b[Hh]erstel tweestapverifikasie\b|\btweestapverifikasie[^.]{0,60}\bherstel\b(?!kode)/i,
    reason: 'herstel = put back, the opposite: verwyder tweestapverifikasie',
    example: 'Tweestapverifikasie is vir jou rekening herstel.',
    right: ['Verwyder tweestapverifikasie', 'Wil jy hierdie weergawe herstel?', 'Herstel wagwoord'],
  },
  {
    wrong: /\bVerantwoordelike\b|\bverantwoordelik gemaak\b/,
    reason: 'blamed: toegewys aan',
    example: 'Anna het Pieter verantwoordelik gemaak',
    right: ['Verantwoordelikheid, rus en werk', 'Jy bly verantwoordelik vir jou wagwoord.'],
    keys: /^(?!content\/)/,
  },
  {
    wrong: /\bagterstallig\b/i,
    reason: 'says that the person owes money: laat',
    example: '3 agterstallig, 2 nuut',
    keys: /^(?:Leads|Dashboard|Mail\.leadDigest)\b/,
  },
  {
    wrong: /\b(?:[Ii]nligting|besonderhede|e-posadres)\b[^.]{0,60}\bhou\b(?! (?:nie )?(?:by|op|aan|in)\b)/,
    reason: 'hou only in idioms: bewaar',
    example: 'Dit is die inligting wat ons oor jou hou.',
    right: ['Dit is die inligting wat ons oor jou bewaar.', 'Die webwerf hou op om besonderhede te stuur.'],
  },
  { wrong: /^Stand$|\bhuidige stand\b/, reason: 'status', example: 'Die bladsy wys nou die huidige stand.' },
  {
    wrong: /\bhet verval\b|\bverval het\b/i,
    reason: 'a link or an invitation expires: het verstryk',
    example: 'Hierdie uitnodiging het verval.',
    right: ['Die deposito verval as jy kanselleer.'],
  },
  {
    wrong: /\bvir wie (?:’n|die webwerf)\b/,
    reason: 'vir wie = for whom: vir iemand wat, vir almal wat',
    example: 'Wat geld vir wie die webwerf gebruik.',
    right: ['Vir wie dit bedoel is'],
  },
  {
    wrong: /\bhier (?:onder|bo)\b(?!-)/i,
    reason: 'one word: hieronder, hierbo',
    example: 'Jy kan hier onder weer inteken.',
    right: ['Hier bo-aan staan die titel.'],
  },
  {
    wrong: /\bLaai die bladsy\b[^.]*\bweer\b/,
    reason: 'the word of browsers: Herlaai die bladsy',
    example: 'Laai die bladsy oor ’n oomblik weer.',
    right: ['Die bladsy laai.'],
  },
  { wrong: /\bfilters nouer\b/, reason: 'Verfyn die filters', example: 'Maak die filters nouer.' },
  {
    wrong: /\bvir (?:ons|jou|die \w+) laat weet\b/,
    reason: 'laat weet takes a direct object: die webwerf laat weet',
    example: 'Wat PayFast vir die webwerf laat weet het',
    right: ['Laat weet ons wanneer jy kan.'],
  },
  {
    wrong: /\bPayFast (?:verhaal\b|begin dit verhaal\b)/,
    reason: 'verhaal = recover a loss: PayFast trek dit van die kaart af',
    example: 'PayFast verhaal dit elke maand van die kaart.',
    right: ['Ons verhaal'],
  },
  {
    wrong: /\b[Kk]lein letters\b/,
    reason: 'one word: kleinletters',
    example: 'Net klein letters en syfers.',
  },
  { wrong: /\b(?:[Oo]ns|[Jj]ulle) storie\b/, reason: 'verhaal', example: 'Ons storie, in paragrawe' },
  { wrong: /\bGoeie dag\b/, reason: 'one word: Goeiedag', example: 'Goeie dag, Thandi' },
  {
    wrong: /^(?:Oomblik|Een oomblik)\b/,
    reason: '’n Oomblik...',
    example: 'Oomblik...',
    right: ['’n Oomblik...'],
  },
  {
    wrong: /\b[Aa]ntwoord\b[^.]*\bverskuldig\b/,
    reason: 'verskuldig = owed: antwoord voor of op, antwoord binne 30 dae',
    example: '’n Antwoord is 30 dae later verskuldig.',
  },
  {
    wrong: /\bin jou eie tyd\b/,
    reason: 'English: wanneer jy gereed is',
    example: 'Jy besluit in jou eie tyd.',
  },
  { wrong: /\bingeloop\b/, reason: 'by die kantoor aangedoen', example: 'Iemand wat gebel of ingeloop het' },
  { wrong: /\bBevind as\b/, reason: 'English “found to be”: blyk', example: 'Bevind as nie gemorspos nie' },
  { wrong: /\bLos jou besonderhede\b/, reason: 'spoken: laat by ons', example: 'Los jou besonderhede.' },
  {
    wrong: /\bwagwoord (?:is )?gestel\b/,
    reason: 'English “set”: gestoor',
    example: 'totdat die nuwe wagwoord gestel is',
    right: ['Die wagwoord is gestoor.'],
  },
  {
    wrong: /\bmoenie eers verder lees nie\b/,
    reason: 'hou op lees en bel',
    example: 'As jy in gevaar is, moenie eers verder lees nie: bel.',
  },
  {
    wrong: /\bvoor elke(?:en)?\b[^.;:]{0,40}\bis\b/,
    reason: 'voor before a clause: voordat',
    example: 'Ons stuur ’n betaalversoek drie dae voor elke paaiement betaalbaar is.',
    right: [
      'Ons stuur ’n betaalversoek drie dae voordat elke paaiement betaalbaar is.',
      'voor elke paaiement',
    ],
  },
  {
    wrong: /\bkontroles? (?:nie )?(?:ge)?slaag\b/,
    reason: 'English “passed a check”: die kontrole het misluk, was in orde',
    example: 'Elke kennisgewing het sy kontroles geslaag.',
  },
  { wrong: /\bu\. gelede\b/, reason: 'uur', example: 'minder as 1 u. gelede' },
  {
    wrong: /\bnet administrateurs mag [^.]+\.$/i,
    reason: 'a refusal says what is kept and what to try',
    example: 'Net administrateurs mag dit doen.',
    right: ['Net administrateurs mag dit doen; daarom is niks verander nie. Vra ’n administrateur.'],
  },
  {
    wrong: /\bVul\b[^.]* e-posadres in\.$/,
    reason: 'an error gives an example: …, soos naam@example.org',
    example: 'Vul asseblief jou e-posadres in.',
    right: ['Vul asseblief jou e-posadres in, soos naam@example.org.'],
  },
  {
    wrong: /^Dit is (?:te lank|langer)\b/,
    reason: 'an error names its field; in the site’s content the summary does',
    example: 'Dit is te lank (hoogstens 100 karakters).',
    keys: /^(?!Content\.form\.)/,
  },
  {
    wrong: /["']/,
    reason: 'typographic marks: “ ” ’',
    example: "'n Oomblik...",
    keys: /^(?!content\/)/,
  },
]
