import type { LegalDocument } from './legal'

/** The terms until the provider publishes its own; dated like the privacy policy. */
export const terms: LegalDocument = {
  updated: '2025-01-26',
  changes: [
    {
      day: '2026-11-28',
      what: {
        en: 'Payment by card, automatic monthly charges and receipts, and which rights to cancel come first.',
        af: 'Betaling met ’n kaart, outomatiese maandelikse aftrekkings en kwitansies, en watter regte op kansellasie eerste geld.',
      },
    },
  ],
  sections: [
    {
      id: 'about',
      title: { en: 'About these terms', af: 'Oor hierdie bepalings' },
      text: {
        en: `
These terms apply when you use this website and when you enrol for a course at {organisation} (“we”). Please read them before you register. If something is unclear, ask us first.

Nothing in these terms takes away a right that South African law gives you, for example in the Consumer Protection Act 68 of 2008 or the Electronic Communications and Transactions Act 25 of 2002.
`.trim(),
        af: `
Hierdie bepalings geld wanneer jy hierdie webwerf gebruik en wanneer jy by ons ({organisation}) vir ’n kursus inskryf. Lees dit asseblief voordat jy registreer. As iets onduidelik is, vra ons eers.

Niks in hierdie bepalings ontneem jou ’n reg wat die Suid-Afrikaanse reg jou gee nie, byvoorbeeld in die Wet op Verbruikersbeskerming 68 van 2008 of die Wet op Elektroniese Kommunikasies en Transaksies 25 van 2002.
`.trim(),
      },
    },
    {
      id: 'courses',
      title: { en: 'Courses and awards', af: 'Kursusse, sertifikate en grade' },
      text: {
        en: `
**Level 1.** {title1}, {duration1}: {award1}.

**Level 2.** {title2}, {duration2}: {award2}.

**Level 3.** {title3}, {duration3}: {award3}.

{disclaimer}

The degree at Level 3 is awarded through the partner institution, under its own rules. Registration as a professional counsellor is decided by the professional body, not by us. You receive an award only if you complete all modules and practical work of the level.

We may improve a module or replace a prescribed book. We do not change the fee of a level for a student who has already registered for it.
`.trim(),
        af: `
**Vlak 1.** {title1}, {duration1}: {award1}.

**Vlak 2.** {title2}, {duration2}: {award2}.

**Vlak 3.** {title3}, {duration3}: {award3}.

{disclaimer}

Die graad op vlak 3 word deur die vennootinstelling toegeken, volgens sy eie reëls. Die beroepsliggaam besluit oor registrasie as professionele berader, nie ons nie. Jy ontvang die sertifikaat of graad slegs as jy al die modules en praktiese werk van die vlak voltooi.

Ons kan ’n module verbeter of ’n voorgeskrewe boek vervang. Ons verander nie die studiegeld van ’n vlak vir ’n student wat reeds daarvoor geregistreer is nie.
`.trim(),
      },
    },
    {
      id: 'enrolment',
      title: { en: 'Enrolment', af: 'Inskrywing' },
      text: {
        en: `
- You apply with the registration form that this website links to, and register by paying the deposit.
- You are enrolled once we have confirmed your application and your deposit in writing.
- You give true and complete information, and tell us when it changes.
- If you are younger than 18, a parent or guardian must sign for you.
- An enrolment is yours alone and cannot be passed on to someone else.
- Sending in the enquiry form is not an enrolment and costs nothing.
`.trim(),
        af: `
- Jy doen aansoek met die registrasievorm waarheen hierdie webwerf skakel, en registreer deur die deposito te betaal.
- Jy is ingeskryf sodra ons jou aansoek en jou deposito skriftelik bevestig het.
- Jy gee ware en volledige inligting en laat weet ons wanneer dit verander.
- As jy jonger as 18 is, moet ’n ouer of voog namens jou teken.
- ’n Inskrywing is net joune en kan nie aan iemand anders oorgedra word nie.
- Die navraagvorm is nie ’n inskrywing nie en kos niks.
`.trim(),
      },
    },
    {
      id: 'fees',
      title: { en: 'Fees and payment', af: 'Studiegeld en betaling' },
      text: {
        en: `
- At registration you pay a deposit of {deposit}.
- After that you pay {monthlyFee} a month: for {months1} months at Level 1, {months2} months at Level 2 and {months3} months at Level 3.
- The total course fee is therefore {fee1} for Level 1, {fee2} for Level 2 and {fee3} for Level 3.
- You pay by bank transfer or, with a payment request from us, by card through PayFast. For a bank transfer, use the reference in our payment request; if you have none, use your name and surname. Keep the proof of payment.
- If you agree to pay your monthly fees by card, PayFast charges the same card automatically each month, until the last instalment is paid. To stop the automatic charges, write to us or phone us before the next one; you then pay what you still owe by bank transfer.
- We e-mail you a receipt for each payment that we receive.
- Our bank details are on this website. If someone sends you other details, phone us before you pay.
- If you cannot pay on time, tell us before the due date. If payments remain outstanding, we may suspend your access to the student portal until they are up to date.
- Prescribed books, data and equipment are not included in the fee unless we say so in writing.

{nonRefundableNote}
`.trim(),
        af: `
- By registrasie betaal jy ’n deposito van {deposit}.
- Daarna betaal jy {monthlyFee} per maand: {months1} maande lank op vlak 1, {months2} maande lank op vlak 2 en {months3} maande lank op vlak 3.
- Die totale studiegeld is dus {fee1} vir vlak 1, {fee2} vir vlak 2 en {fee3} vir vlak 3.
- Jy betaal met ’n bankoorplasing of, met ’n betaalversoek van ons, met ’n kaart deur PayFast. Gebruik vir ’n bankoorplasing die verwysing in ons betaalversoek; as jy nie een het nie, gebruik jou naam en van. Bewaar die bewys van betaling.
- As jy instem om jou maandelikse studiegeld met ’n kaart te betaal, trek PayFast dit elke maand outomaties van dieselfde kaart af, totdat die laaste paaiement betaal is. Om die outomatiese aftrekkings te stop, skryf aan ons of bel ons voor die volgende een; jy betaal dan wat jy nog skuld met ’n bankoorplasing.
- Ons stuur vir jou per e-pos ’n kwitansie vir elke betaling wat ons ontvang.
- Ons bankbesonderhede is op hierdie webwerf. As iemand ander besonderhede vir jou stuur, bel ons voordat jy betaal.
- As jy nie betyds kan betaal nie, laat weet ons voor die betaaldatum. As betalings uitstaande bly, kan ons jou toegang tot die studenteportaal opskort totdat die agterstand betaal is.
- Voorgeskrewe boeke, data en toerusting is nie by die studiegeld ingesluit nie, tensy ons skriftelik anders sê.

{nonRefundableNote}
`.trim(),
      },
    },
    {
      id: 'cancellation',
      title: { en: 'Cancellation', af: 'Kansellasie' },
      text: {
        en: `
{cancellationRule}

- The {cancellationDays} days run from the day on which you register.
- You cancel in writing, by e-mail to {email}. The day on which you send it counts.
- If you cancel within this period, you owe no further months. What you have already paid is not refunded.
- If you stop after this period, the whole course fee of the level is owed, even if you no longer use the course.
- Where the law gives you a right to cancel, or a cooling-off right with a refund, that right comes first.
- If illness or a death in your family makes study impossible, write to us. We consider each case, and tell you in writing what we decide.
`.trim(),
        af: `
{cancellationRule}

- Die {cancellationDays} dae loop vanaf die dag waarop jy registreer.
- Jy kanselleer skriftelik, per e-pos aan {email}. Die dag waarop jy dit stuur, tel.
- As jy binne hierdie tydperk kanselleer, skuld jy geen verdere maande nie. Wat jy reeds betaal het, word nie terugbetaal nie.
- As jy ná hierdie tydperk ophou, is die volle studiegeld van die vlak verskuldig, selfs al gebruik jy nie meer die kursus nie.
- Waar die wet jou ’n reg op kansellasie, of op ’n afkoeltydperk met terugbetaling, gee, geld daardie reg eerste.
- As siekte of ’n sterfte in jou gesin studie onmoontlik maak, skryf aan ons. Ons oorweeg elke geval en laat jou skriftelik weet wat ons besluit.
`.trim(),
      },
    },
    {
      id: 'conduct',
      title: { en: 'Study and conduct', af: 'Studie en gedrag' },
      text: {
        en: `
- Your work is your own. You name your sources, and say so when you have used an AI tool.
- You keep confidential what people tell you in practical work, and never use it in a way that lets someone be recognised. The exception is danger: harm to a child or a threat to life must be reported.
- You treat fellow students, staff and the people you serve with respect, whatever their church, language or background.
- You do not call yourself a psychologist or a registered counsellor unless you are one.
- You keep your password for the student portal to yourself.

If you seriously break these rules, we may end your enrolment. We first tell you what the complaint is and hear your side.
`.trim(),
        af: `
- Jou werk is jou eie. Jy noem jou bronne en sê wanneer jy ’n KI-hulpmiddel gebruik het.
- Jy hou vertroulik wat mense tydens praktiese werk vir jou vertel en gebruik dit nooit so dat iemand herken kan word nie. Gevaar is die uitsondering: skade aan ’n kind of ’n lewensbedreiging moet aangemeld word.
- Jy behandel medestudente, personeel en die mense wat jy dien met respek, ongeag hul kerk, taal of agtergrond.
- Jy noem jouself nie ’n sielkundige of ’n geregistreerde berader as jy dit nie is nie.
- Jy hou jou wagwoord vir die studenteportaal vir jouself.

As jy hierdie reëls ernstig oortree, kan ons jou inskrywing beëindig. Ons sê eers vir jou wat die klagte is en luister na jou kant van die saak.
`.trim(),
      },
    },
    {
      id: 'website',
      title: { en: 'Use of this website', af: 'Gebruik van hierdie webwerf' },
      text: {
        en: `
You may read, print and share these pages for yourself and others. You may not try to break into the website, overload it, or send in false details or another person’s without permission.

The articles and courses are for learning. They are not medical, psychological or legal advice, and this website is not a crisis service. If you or someone else is in danger, phone 112 or go to the nearest hospital or police station.

We link to other services, such as the student portal, the registration form and the AI assistant. Their own terms apply there. An AI assistant can be wrong; ask us before you rely on its answer.
`.trim(),
        af: `
Jy mag hierdie bladsye vir jouself en ander lees, druk en deel. Jy mag nie probeer om by die webwerf in te breek of dit te oorlaai nie, en ook nie vals besonderhede of iemand anders s’n sonder toestemming instuur nie.

Die artikels en kursusse is vir leerdoeleindes. Dit is nie mediese, sielkundige of regsadvies nie, en hierdie webwerf is nie ’n krisisdiens nie. As jy of iemand anders in gevaar is, bel 112 of gaan na die naaste hospitaal of polisiestasie.

Ons skakel na ander dienste, soos die studenteportaal, die registrasievorm en die KI-assistent. Daar geld hul eie bepalings. ’n KI-assistent kan verkeerd wees; vra ons voordat jy op sy antwoord staatmaak.
`.trim(),
      },
    },
    {
      id: 'copyright',
      title: { en: 'Copyright', af: 'Kopiereg' },
      text: {
        en: 'The texts, drawings, brochures and study material belong to us or to those who allowed us to use them. As a student you may use the material for your own study. You may not sell it, publish it or teach from it without our written permission. What you write yourself remains yours.',
        af: 'Die tekste, tekeninge, brosjures en studiemateriaal behoort aan ons of aan dié wat ons toegelaat het om dit te gebruik. As student mag jy die materiaal vir jou eie studie gebruik. Jy mag dit nie sonder ons skriftelike toestemming verkoop, publiseer of daaruit onderrig gee nie. Wat jy self skryf, bly joune.',
      },
    },
    {
      id: 'liability',
      title: { en: 'Liability', af: 'Aanspreeklikheid' },
      text: {
        en: `
We take care that what we publish here is correct and that the website is available, but we cannot promise that it is always free of errors or interruptions.

As far as the law allows, we are not liable for loss that follows from the use of this website, from somebody else’s service, or from what a student does in his or her own counselling. We do not exclude liability for intent or gross negligence, or any liability that the law does not let us exclude.
`.trim(),
        af: `
Ons sorg dat wat hier staan, reg is en dat die webwerf beskikbaar is, maar ons kan nie belowe dat dit altyd sonder foute of onderbrekings is nie.

Sover die reg dit toelaat, is ons nie aanspreeklik vir skade wat volg uit die gebruik van hierdie webwerf, uit ander se dienste of uit wat ’n student in sy of haar eie berading doen nie. Ons sluit nie aanspreeklikheid vir opset of growwe nalatigheid uit nie, en ook nie enige aanspreeklikheid wat ons regtens nie mag uitsluit nie.
`.trim(),
      },
    },
    {
      id: 'privacy',
      title: { en: 'Privacy', af: 'Privaatheid' },
      text: {
        en: `
How we handle personal information is set out in our privacy policy:

- [Privacy policy](/privacy-policy)
`.trim(),
        af: `
Hoe ons met persoonlike inligting werk, staan in ons privaatheidsbeleid:

- [Privaatheidsbeleid](/af/privacy-policy)
`.trim(),
      },
    },
    {
      id: 'changes',
      title: { en: 'Changes, language and law', af: 'Veranderinge, taal en reg' },
      text: {
        en: `
We may change these terms; the top of this page says when, and what changed. For your enrolment, the terms of the day on which you registered apply. The English and Afrikaans texts say the same; if they should differ, the English text applies.

The law of the Republic of South Africa applies, and its courts decide disputes. Before you or we go to court, we try to resolve the matter in a conversation.
`.trim(),
        af: `
Ons kan hierdie bepalings verander; bo-aan hierdie bladsy staan wanneer, en wat verander het. Vir jou inskrywing geld die bepalings van die dag waarop jy geregistreer het. Die Engelse en Afrikaanse teks sê dieselfde; as hulle sou verskil, geld die Engelse teks.

Die reg van die Republiek van Suid-Afrika geld, en sy howe besleg geskille. Voordat jy of ons hof toe gaan, probeer ons die saak in ’n gesprek oplos.
`.trim(),
      },
    },
    {
      id: 'contact',
      title: { en: 'Contact details', af: 'Kontakbesonderhede' },
      text: {
        en: `
{organisation}, registered in South Africa under number {registrationNumber}. Our address, also for the service of legal documents: {address}.

- [E-mail: {email}](mailto:{email})
- [Phone: {phone}](tel:{dial})
`.trim(),
        af: `
{organisation}, in Suid-Afrika geregistreer onder nommer {registrationNumber}. Ons adres, ook vir die betekening van regsdokumente: {address}.

- [E-pos: {email}](mailto:{email})
- [Telefoon: {phone}](tel:{dial})
`.trim(),
      },
    },
  ],
}
