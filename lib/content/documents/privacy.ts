import type { LegalDocument } from './legal'

/** Days within which a request about personal information is answered (POPIA regulations). */
export const requestAnswerDays = 30

/** Default until the provider publishes its own policy; covers POPIA section 18 and the site's actual storage. */
export const privacy: LegalDocument = {
  updated: '2025-01-26',
  changes: [
    {
      day: '2026-11-28',
      what: {
        en: 'Payments by card and PayFast, enrolments, the newsletter, suspected spam, staff accounts, and how long each kind of information is kept.',
        af: 'Betalings met ’n kaart en PayFast, inskrywings, die nuusbrief, moontlike gemorspos, personeelrekenings, en hoe lank elke soort inligting bewaar word.',
      },
    },
  ],
  sections: [
    {
      id: 'introduction',
      title: { en: 'Introduction', af: 'Inleiding' },
      text: {
        en: `
{organisation} takes your privacy seriously. This policy says which personal information this website collects, why, who sees it, how long we keep it, and what you can ask of us.

We are the responsible party in terms of the Protection of Personal Information Act 4 of 2013 (POPIA). Our address is {address}.

You can read the whole website without telling us who you are.
`.trim(),
        af: `
Ons ({organisation}) neem jou privaatheid ernstig op. Hierdie beleid sê watter persoonlike inligting hierdie webwerf insamel, waarom, wie dit sien, hoe lank ons dit bewaar en wat jy van ons kan vra.

Ons is die verantwoordelike party ingevolge die Wet op Beskerming van Persoonlike Inligting 4 van 2013 (POPIA). Ons adres is {address}.

Jy kan die hele webwerf lees sonder om vir ons te sê wie jy is.
`.trim(),
      },
    },
    {
      id: 'information-collected',
      title: { en: 'Information we collect', af: 'Inligting wat ons insamel' },
      text: {
        en: `
We get most of it directly from you; the status of a payment comes from our payment provider. This is what we collect:

**The enquiry form.** Your first name, surname, e-mail address and phone number, that they came from the landing page, and the time. With them we keep the language in which you read the site, the level you asked about, the page on which your visit began, the page that led you here, without its search words, and the campaign named in its address. We use them to send you information about our programmes, to answer you, and to learn which campaigns work.

**An enquiry that could not be sent.** If our server does not answer, your own browser keeps what you filled in and sends it as soon as it can, for as long as the tab is open. If you tick the box, it keeps it on your device for {enquiryDays} days. Once it has arrived, nothing stays in the browser, and you can delete it before that. On a device that others use too, leave the box empty.

**How we follow up your enquiry.** Members of staff keep notes of what was said and agreed, how far your enquiry has got, and the day on which they will contact you again. The system records who changed what and when. Enquiries with the same e-mail address are kept together as those of one person; where only the phone number is the same, a member of staff decides.

**E-mails that this site sends.** We answer your enquiry with an e-mail to you, and another one tells our administrators what you filled in. Members of staff may also write to you; your reply goes to them. We also ask for payments, remind you of them and send receipts by e-mail. For each e-mail we keep the address, the language, what it was about, when it was sent and, if it did not arrive, the reason. We keep the text only of e-mails about your enquiry or your payments. Our e-mails contain no tracking: nobody learns whether you opened one. Only the page of a payment records when its link was first opened.

**Suspected spam.** An enquiry that looks like a robot’s, or is one of too many within an hour, is marked as suspected spam and kept with the same information, so that a member of staff can judge it and no real enquiry is lost. When very many enquiries come within an hour, the rest wait until a member of staff releases them. To limit robots, a hash of the network address from which an enquiry, a subscription or a privacy request comes is counted for an hour, if our hosting company passes that address on; it is removed when the next one comes after that, or at night, and its key changes every day.

**The newsletter.** Your e-mail address and the language in which you read the site. We first send you a link, and the newsletter only once you have confirmed. As proof that you agreed, we keep the words that you agreed to, the page on which you did, and the times at which you entered and confirmed your address.

**The payment page.** When we ask you for a payment, we keep your name, e-mail address and phone number, the language in which we write to you, what the payment is for, the amount, the day on which it is due, a reference, when you first opened the page, and notes of our staff. For each payment we keep the amount, the day, whether it came by card or by bank transfer, the reference on our bank statement and the number of the receipt. If you upload a proof of payment, we keep the file, which may show the account from which you paid. You enter your card details on the page of our payment provider, PayFast; this website never receives or keeps them. If you pay by card, PayFast gets from us your name, your e-mail address, your phone number, what you pay for and the amount, and tells us whether the payment succeeded. Anyone who has the link of your payment sees your name, the amounts and the receipt, and can read in the source of the page what PayFast gets when you pay, so keep the link to yourself. It accepts payments until {paymentLinkDays} days after the due date; after payment it still gives you the receipt.

**Enrolment.** If you enrol: the level, the intake, the language and the fee, your number at the student portal, and whether you are studying, have paused, have finished or have withdrawn, with the day and the reason. We use them to administer your enrolment.

**A request about your information.** What you ask for, your name, your e-mail address, your message and the language in which you read the site, and the days on which the request came and was answered. We use them to answer you and to show that we did. If you object to being contacted, we keep that with your enquiries.

**Staff accounts.** Members of staff have an e-mail address, a password that is stored only as a hash, a role, and the posts they wrote. To stop password guessing, a hash of the e-mail address and network address of each sign-in attempt is counted for 15 minutes, and removed at the next attempt after that. A device on which they have signed in is recognised by a cookie, of which we keep a hash for at most {deviceMonths} months after the last sign-in. While they are signed in we keep the time at which each session began and was last used, and the names of its browser and system, such as Chrome on Windows, so that they and the administrators recognise a forgotten session and end it; that is removed within {sessionDays} days of its last use. The time at which an account was last used is kept for as long as it is a staff account. For two-step verification we keep the secret of the authenticator app, encrypted with a key outside the database, its recovery codes as hashes made with that key, and failed attempts with their time, which are removed within {attemptDays} days. For a passkey we keep its public key, the name that its owner gave it, and when it was added and last used; the secret part and the owner’s fingerprint or face never leave the device. What staff do, such as signing in, exporting, publishing or deleting, is recorded for {auditMonths} months, with the e-mail address of the account even if that is deleted before; for an address that tried to sign in without an account, we keep only a hash made with a secret key. Each version of this website’s texts names the e-mail address of the administrator who made it, for as long as the version exists. A change to our bank details is kept, with who proposed it and who decided about it, for {bankChangeDays} days after the decision; from when until when somebody was an administrator is kept for {bankChangeDays} days after the role ended. What a member of staff has typed and not saved is kept as a draft that only they can read, in their own browser and with us, for at most {draftDays} days; the images that they upload are stored without the place and the camera that a file may name.

**Messages.** What you write or say to us by e-mail, phone or WhatsApp. We use it to help you.

**Page views and technical logs.** Which pages are viewed is counted without cookies; see the cookie policy below. Our hosting company also handles your network address and your browser’s name for a short time, to deliver the page and keep the site safe.

Giving us this information is voluntary, and no law obliges us to collect it, except the records of payments. All four fields of the enquiry form are required, because without them we cannot answer you properly. If you would rather not fill in the form, phone us or write to us.

Our forms do not ask about your faith, your health or your personal story. Please do not send us such things, or those of another person, unless it is necessary. If you are younger than 18, ask a parent or guardian to write to us for you.
`.trim(),
        af: `
Die meeste daarvan kry ons direk van jou; die status van ’n betaling kom van ons betaaldiens. Dit is wat ons insamel:

**Die navraagvorm.** Jou voornaam, van, e-posadres en telefoonnommer, dat dit van die landingsblad af kom, en die tyd. Daarby bewaar ons die taal waarin jy die webwerf lees, die vlak waaroor jy gevra het, die bladsy waarop jou besoek begin het, die bladsy wat jou hierheen gelei het, sonder die soekwoorde daarin, en die veldtog wat in die adres genoem word. Ons gebruik dit om vir jou inligting oor ons programme te stuur, om jou te antwoord en om vas te stel watter veldtogte werk.

**’n Navraag wat nie gestuur kon word nie.** As ons bediener nie antwoord nie, bewaar jou eie blaaier wat jy ingevul het en stuur dit sodra dit kan, solank die oortjie oop is. Merk jy die blokkie, dan bewaar die blaaier dit {enquiryDays} dae lank op jou toestel. Sodra dit aangekom het, bly niks in die blaaier agter nie, en jy kan dit vooraf skrap. Op ’n toestel wat ander ook gebruik, laat die blokkie leeg.

**Hoe ons jou navraag opvolg.** Personeellede teken aan wat gesê en afgespreek is, hoe ver jou navraag is, en op watter dag hulle weer met jou in verbinding sal tree. Die stelsel teken aan wie wat wanneer verander het. Navrae met dieselfde e-posadres word as een mens s’n bymekaargehou; waar net die telefoonnommer dieselfde is, besluit ’n personeellid.

**E-posse wat hierdie webwerf stuur.** Ons beantwoord jou navraag met ’n e-pos aan jou, en ’n ander een laat weet ons administrateurs wat jy ingevul het. Personeel kan ook aan jou skryf; jou antwoord gaan na hulle. Ons vra ook per e-pos vir betalings, herinner jou daaraan en stuur kwitansies. Van elke e-pos bewaar ons die adres, die taal, waaroor dit gaan, wanneer dit gestuur is en, as dit nie aangekom het nie, die rede. Die teks bewaar ons net van e-posse oor jou navraag of jou betalings. Ons e-posse volg jou nie: niemand kom te wete of jy een oopgemaak het nie. Net ’n betaling se bladsy teken aan wanneer sy skakel die eerste keer oopgemaak is.

**Moontlike gemorspos.** ’n Navraag wat soos ’n robot s’n lyk, of een van te veel binne ’n uur is, word as moontlike gemorspos gemerk en met dieselfde inligting bewaar, sodat ’n personeellid dit kan beoordeel en geen werklike navraag verlore gaan nie. Wanneer baie navrae binne ’n uur kom, wag die res totdat ’n personeellid hulle vrystel. Om robotte te keer, word ’n digitale vingerafdruk (hash) van die netwerkadres waarvandaan ’n navraag, intekening of privaatheidsversoek kom ’n uur lank getel, as ons gasheermaatskappy daardie adres deurgee; dit word by die volgende een daarna of in die nag verwyder, en die sleutel daarvan verander elke dag.

**Die nuusbrief.** Jou e-posadres en die taal waarin jy die webwerf lees. Ons stuur eers vir jou ’n skakel, en die nuusbrief eers wanneer jy bevestig het. As bewys dat jy ingestem het, bewaar ons die woorde waarmee jy ingestem het, die bladsy waarop jy dit gedoen het, en die tye waarop jy jou adres ingevul en bevestig het.

**Die betaalbladsy.** Wanneer ons jou vir ’n betaling vra, bewaar ons jou naam, e-posadres en telefoonnommer, die taal waarin ons aan jou skryf, waarvoor die betaling is, die bedrag, die betaaldatum, ’n verwysing, wanneer jy die bladsy die eerste keer oopgemaak het, en ons personeel se notas. Van elke betaling bewaar ons die bedrag, die dag, of dit met ’n kaart of ’n bankoorplasing gedoen is, die verwysing op ons bankstaat en die nommer van die kwitansie. As jy ’n bewys van betaling oplaai, bewaar ons die lêer, wat kan wys van watter rekening af jy betaal het. Jou kaartbesonderhede vul jy op die bladsy van ons betaaldiens, PayFast, in; hierdie webwerf ontvang of bewaar dit nooit nie. As jy met ’n kaart betaal, kry PayFast by ons jou naam, jou e-posadres, jou telefoonnommer, waarvoor jy betaal en die bedrag, en laat weet ons of die betaling geslaag het. Enigeen wat die skakel van jou betaling het, sien jou naam, die bedrae en die kwitansie, en kan in die bladsy se bronkode lees wat PayFast kry wanneer jy betaal; hou die skakel dus vir jouself. Die skakel aanvaar betalings tot {paymentLinkDays} dae ná die betaaldatum; ná betaling kry jy steeds die kwitansie daarmee.

**Inskrywing.** As jy inskryf: die vlak, die inname, die taal en die studiegeld, jou nommer by die studenteportaal, en of jy studeer, jou studie onderbreek of voltooi het, of jou onttrek het, met die dag en die rede. Ons gebruik dit om jou inskrywing te administreer.

**’n Versoek oor jou inligting.** Wat jy vra, jou naam, jou e-posadres, jou boodskap en die taal waarin jy die webwerf lees, en die dae waarop die versoek gekom het en beantwoord is. Ons gebruik dit om jou te antwoord en om te wys dat ons dit gedoen het. As jy beswaar maak teen kontak, bewaar ons dit by jou navrae.

**Personeelrekenings.** Personeellede het ’n e-posadres, ’n wagwoord wat slegs as ’n digitale vingerafdruk (hash) gestoor word, ’n rol, en die artikels wat hulle geskryf het. Om wagwoordraaiery te keer, word ’n digitale vingerafdruk van die e-posadres en netwerkadres by elke aanmeldpoging 15 minute lank getel en by die volgende poging daarna verwyder. ’n Toestel waarop hulle aangemeld het, word herken aan ’n koekie, waarvan ons ’n digitale vingerafdruk hoogstens {deviceMonths} maande ná die laaste aanmelding bewaar. Terwyl hulle aangemeld is, bewaar ons die tyd waarop elke sessie begin het en laas gebruik is, en die name van die blaaier en die stelsel, soos Chrome op Windows, sodat hulle en die administrateurs ’n vergete sessie kan herken en beëindig; dit word binne {sessionDays} dae ná die laaste gebruik verwyder. Die tyd waarop ’n rekening laas gebruik is, word bewaar solank dit ’n personeelrekening is. Vir tweestapverifikasie bewaar ons die geheim van die verifikasie-app, geënkripteer met ’n sleutel buite die databasis, die herstelkodes as digitale vingerafdrukke wat met daardie sleutel gemaak is, en mislukte pogings met hulle tyd, wat binne {attemptDays} dae verwyder word. Vir ’n wagwoordsleutel bewaar ons die openbare sleutel, die naam wat die eienaar daaraan gegee het, en wanneer dit bygevoeg en laas gebruik is; die geheime deel en die eienaar se vingerafdruk of gesig verlaat nooit die toestel nie. Wat personeellede doen, soos aanmeld, uitvoer, publiseer of skrap, word {auditMonths} maande lank aangeteken, met die rekening se e-posadres, al word die rekening vroeër geskrap; van ’n adres wat sonder ’n rekening probeer aanmeld het, bewaar ons net ’n digitale vingerafdruk wat met ’n geheime sleutel gemaak is. Elke weergawe van hierdie webwerf se tekste noem die e-posadres van die administrateur wat dit gemaak het, solank die weergawe bestaan. ’n Verandering aan ons bankbesonderhede word, saam met wie dit voorgestel en wie daaroor besluit het, tot {bankChangeDays} dae ná die besluit bewaar; van wanneer tot wanneer iemand ’n administrateur was, word tot {bankChangeDays} dae ná die einde van daardie rol bewaar. Wat ’n personeellid getik en nog nie gestoor het nie, word hoogstens {draftDays} dae lank bewaar as ’n konsep wat niemand anders kan lees nie, in die personeellid se eie blaaier en by ons; die prente wat hulle oplaai, word gestoor sonder die plek en die kamera wat in ’n lêer genoem kan word.

**Boodskappe.** Wat jy per e-pos, telefoon of WhatsApp aan ons skryf of vir ons sê. Ons gebruik dit om jou te help.

**Bladsybesoeke en tegniese logboeke.** Watter bladsye besoek word, word sonder koekies getel; sien die koekiebeleid hieronder. Ons gasheermaatskappy hanteer ook vir ’n kort tyd jou netwerkadres en jou blaaier se naam, om die bladsy te lewer en die webwerf veilig te hou.

Dit is vrywillig om hierdie inligting vir ons te gee, en geen wet verplig ons om dit in te samel nie, behalwe die rekords van betalings. Al vier die velde op die navraagvorm moet ingevul word, want daarsonder kan ons jou nie behoorlik antwoord nie. As jy die vorm liewer nie wil invul nie, bel ons of skryf aan ons.

Ons vorms vra niks oor jou geloof, jou gesondheid of jou lewensverhaal nie. Moet asseblief nie sulke dinge, van jouself of iemand anders, vir ons stuur as dit nie nodig is nie. As jy jonger as 18 is, vra ’n ouer of voog om namens jou aan ons te skryf.
`.trim(),
      },
    },
    {
      id: 'sharing',
      title: {
        en: 'Who sees it, where it is kept, and for how long',
        af: 'Wie dit sien, waar dit bewaar word en hoe lank',
      },
      text: {
        en: `
Only staff members who need it for their work see your information. We do not sell it and do not pass it on for other people’s advertising. Apart from the companies named below, we give it to others only if the law requires it.

Three companies help us run this website and process information on our behalf: Vercel hosts the website, Supabase hosts the database and the staff sign-in, and our mail provider delivers the e-mails that the site sends. Their computers may be outside South Africa. They may use your information only to provide their service to us, under agreements on data protection that give it a level of protection comparable to POPIA (section 72). When you pay by card, PayFast also gets what “The payment page” above names.

**Enquiries.** We delete an enquiry, with its notes, after {leadMonths} months without contact, or sooner if you ask.

**E-mails that this site sends.** We keep the text of an e-mail about your enquiry or your payments, without its links to pages of yours, and delete it with the enquiry. For any other e-mail we keep only the fact that it was sent, for {mailMonths} months at most.

**Suspected spam.** This is deleted after {spamDays} days, unless a member of staff finds that a person wrote it; then it is kept like any other enquiry.

**Requests about information.** We delete a request {requestMonths} months after our answer. If you have your information deleted, only the kind and the dates of the request are kept until then, without your name, address and message.

**The log of exports and deletions.** When somebody’s information is exported, corrected or deleted, or somebody objects, we keep who did it, when, and how many records, for {privacyLogMonths} months. As for the address itself, we keep only a hash made with a secret key (HMAC-SHA-256), from which it cannot be read.

**Newsletter.** We keep a confirmed address until you unsubscribe or ask us to delete it. We delete an address that nobody confirms after {pendingDays} days, one that unsubscribed after {endedDays} days, and one to which our messages cannot be delivered after {refusedMonths} months. If you unsubscribed or objected, we keep a hash of your address made with a secret key (HMAC-SHA-256), from which it cannot be read, so that we do not write to you again.

**Payments.** We keep what was paid, with your name, what it was for, the amounts, days, references and receipts, for {paymentYears} years after the money was received or refunded, because section 24 of the Companies Act 71 of 2008 requires it. If you have your information deleted, we keep these records until then, without your e-mail address, your phone number, our notes, the link and the proofs of payment. What was never paid is deleted {unpaidMonths} months after the due date. We keep a proof of payment for {proofMonths} months, and what PayFast tells us about a payment for {notificationMonths} months.

**Enrolments.** We keep an enrolment with your enquiry. While you study we delete neither, and once you have finished only if you ask, so that we can replace your certificate or confirm it to an employer. If you have your information deleted, we keep, of an enrolment for which payments are kept, only the level, the intake, the language, the fee and the status, until the payments are deleted.

**Documents and certificates.** If you enrol, we ask for documents, such as your identity document. We delete a copy {documentDays} days after we have checked it, or {documentMonths} months after it arrived if we have not; that we received the document stays with your enrolment. We keep a certificate that we issued for as long as somebody may want to check it. Everybody to whom you give its address sees your name, the award, its number and day, and whether it is valid. If you have your information deleted, its number stays without your name, and the certificate can no longer be checked.

**Backups.** What we delete stays in backups of the database and the files for up to {backupDays} days, and is then deleted there as well. If a backup has to be restored, we delete it again.

**Staff accounts.** We remove an account when the person no longer works on the site. An invitation to join the staff is deleted, with its address, {invitationDays} days after it was accepted or withdrawn, or has expired.

The payment provider, the student portal, the registration form, WhatsApp, the AI assistant and our social media pages belong to other services. What you enter there falls under their own privacy policies. Our AI panel only shows a link; it sends nothing that you type.

An image in an article may come from another website. Your browser fetches it there, and that website then sees your network address.
`.trim(),
        af: `
Net personeellede wat dit vir hul werk nodig het, sien jou inligting. Ons verkoop dit nie en gee dit nie vir ander se reklame deur nie. Behalwe aan die maatskappye hieronder gee ons dit slegs aan ander as die wet dit vereis.

Drie maatskappye help ons om hierdie webwerf te bedryf en verwerk inligting namens ons: Vercel huisves die webwerf, Supabase huisves die databasis en die personeel se aanmelding, en ons posdiens lewer die e-posse af wat die webwerf stuur. Hul rekenaars kan buite Suid-Afrika staan. Hulle mag jou inligting slegs gebruik om hul diens aan ons te lewer, ingevolge ooreenkomste oor databeskerming wat beskerming bied wat met POPIA s’n vergelykbaar is (artikel 72). As jy met ’n kaart betaal, kry PayFast ook wat hierbo by “Die betaalbladsy” staan.

**Navrae.** Ons skrap ’n navraag, met die aantekeninge daarby, ná {leadMonths} maande sonder kontak, of vroeër as jy dit versoek.

**E-posse wat hierdie webwerf stuur.** Ons bewaar die teks van ’n e-pos oor jou navraag of jou betalings, sonder die skakels na jou eie bladsye, en skrap dit saam met die navraag. Van enige ander e-pos bewaar ons net dat dit gestuur is, hoogstens {mailMonths} maande lank.

**Moontlike gemorspos.** Dit word ná {spamDays} dae geskrap, tensy ’n personeellid vasstel dat ’n mens geskryf het; dan word dit soos ander navrae bewaar.

**Versoeke oor inligting.** Ons skrap ’n versoek {requestMonths} maande ná ons antwoord. As jy jou inligting laat skrap, word tot dan net die soort en die datums van die versoek bewaar, sonder jou naam, adres en boodskap.

**Die logboek van uitvoere en skrappings.** Wanneer iemand se inligting uitgevoer, reggestel of geskrap word, of iemand beswaar maak, bewaar ons {privacyLogMonths} maande lank wie dit gedoen het, wanneer, en hoeveel rekords. Van die adres self bewaar ons net ’n digitale vingerafdruk (hash) wat met ’n geheime sleutel gemaak is (HMAC-SHA-256), waaruit dit nie gelees kan word nie.

**Nuusbrief.** Ons bewaar ’n bevestigde adres totdat jy uitteken of vra dat ons dit skrap. ’n Adres wat niemand bevestig nie, skrap ons ná {pendingDays} dae, een wat uitgeteken is, ná {endedDays} dae, en een waar ons boodskappe nie afgelewer kan word nie, ná {refusedMonths} maande. As jy uitgeteken of beswaar gemaak het, bewaar ons ’n digitale vingerafdruk (hash) van jou adres wat met ’n geheime sleutel gemaak is (HMAC-SHA-256), waaruit dit nie gelees kan word nie, sodat ons nie weer aan jou skryf nie.

**Betalings.** Wat betaal is, bewaar ons met jou naam, waarvoor dit was, die bedrae, dae, verwysings en kwitansies {paymentYears} jaar lank nadat die geld ontvang of terugbetaal is, omdat artikel 24 van die Maatskappywet 71 van 2008 dit vereis. As jy jou inligting laat skrap, bewaar ons hierdie rekords tot dan, sonder jou e-posadres, jou telefoonnommer, ons notas, die skakel en die bewyse van betaling. Wat nooit betaal is nie, skrap ons {unpaidMonths} maande ná die betaaldatum. ’n Bewys van betaling bewaar ons {proofMonths} maande lank, en wat PayFast ons oor ’n betaling laat weet, {notificationMonths} maande lank.

**Inskrywings.** Ons bewaar ’n inskrywing saam met jou navraag. Terwyl jy studeer, skrap ons nie een van die twee nie, en wanneer jy klaar is, net as jy dit vra, sodat ons jou sertifikaat kan vervang of dit aan ’n werkgewer kan bevestig. As jy jou inligting laat skrap, bewaar ons van ’n inskrywing waarvoor betalings bewaar word, net die vlak, die inname, die taal, die studiegeld en die status, totdat die betalings geskrap word.

**Dokumente en sertifikate.** As jy inskryf, vra ons dokumente, soos jou identiteitsdokument. Ons skrap ’n afskrif {documentDays} dae nadat ons dit nagegaan het, of {documentMonths} maande nadat dit aangekom het as ons dit nie nagegaan het nie; dat ons die dokument ontvang het, bly by jou inskrywing. ’n Sertifikaat wat ons uitgereik het, bewaar ons solank iemand dit dalk wil nagaan. Almal vir wie jy die adres daarvan gee, sien jou naam, die sertifikaat, die nommer en die dag, en of dit geldig is. As jy jou inligting laat skrap, bly die nommer sonder jou naam, en kan die sertifikaat nie meer nagegaan word nie.

**Rugsteun.** Wat ons skrap, bly nog hoogstens {backupDays} dae lank in rugsteunkopieë van die databasis en die lêers, en word dan ook daar geskrap. As ’n rugsteunkopie herstel moet word, skrap ons dit weer.

**Personeelrekenings.** Ons verwyder ’n rekening wanneer die persoon nie meer aan die webwerf werk nie. ’n Uitnodiging om by die personeel aan te sluit, word met die adres geskrap {invitationDays} dae nadat dit aanvaar of teruggetrek is, of verstryk het.

Die betaaldiens, die studenteportaal, die registrasievorm, WhatsApp, die KI-assistent en ons bladsye op sosiale media is deel van ander dienste. Wat jy daar invul, val onder hul eie privaatheidsbeleid. Ons KI-paneel wys net ’n skakel; dit stuur niks wat jy tik nie.

’n Prent in ’n artikel kan van ’n ander webwerf kom. Jou blaaier gaan haal dit daar, en daardie webwerf sien dan jou netwerkadres.
`.trim(),
      },
    },
    {
      id: 'cookies',
      title: { en: 'Cookie policy', af: 'Koekiebeleid' },
      text: {
        en: `
A cookie is a short text that a website keeps in your browser. Local storage does the same work. There are four kinds, and this is how we use each:

**Essential.** Your answer to the cookie banner, and the sign-in of staff.

**Analytical.** We use no analytical cookies. Vercel Web Analytics counts page views: the page, the page that led to it, the country, region and city that your network address points to, and the kind of device and browser. What follows a question mark in the page’s address is cut off before it is sent. It keeps nothing in your browser. It recognises repeated views on the same day by a code made from the request, which is discarded within 24 hours.

**Functional.** Your language, your choice of light or dark, how your visit began, and an enquiry that could not be sent yet.

**Marketing.** We use no marketing cookies and no tracking by advertisers.

This is everything that the site keeps in a browser:

{storage}

You manage cookies through the banner and your browser. The banner at the bottom of the page tells you about them and remembers that you have seen it, whether you choose Accept or the cross; it turns nothing on or off. In your browser’s settings you can clear or refuse cookies at any time. The site still works; it only forgets your language, your theme and your answer to the banner.
`.trim(),
        af: `
’n Koekie is ’n kort teks wat ’n webwerf in jou blaaier bewaar. Plaaslike berging (local storage) doen dieselfde werk. Daar is vier soorte, en so gebruik ons elkeen:

**Noodsaaklik.** Jou antwoord op die koekiebanier, en die personeel se aanmelding.

**Analities.** Ons gebruik geen analitiese koekies nie. Vercel Web Analytics tel bladsybesoeke: die bladsy, die bladsy wat daarheen gelei het, die land, streek en stad waarop jou netwerkadres dui, en die soort toestel en blaaier. Wat in die bladsy se adres ná ’n vraagteken staan, word afgesny voordat dit gestuur word. Dit bewaar niks in jou blaaier nie. Dit herken herhaalde besoeke op dieselfde dag aan ’n kode wat uit die versoek gemaak word en binne 24 uur vernietig word.

**Funksioneel.** Jou taal, jou keuse van lig of donker, hoe jou besoek begin het, en ’n navraag wat nog nie gestuur kon word nie.

**Bemarking.** Ons gebruik geen bemarkingskoekies nie en laat geen adverteerders toe om jou te volg nie.

Dit is alles wat die webwerf in ’n blaaier bewaar:

{storage}

Jy bestuur koekies met die banier en jou blaaier. Die banier onderaan die bladsy lig jou daaroor in en onthou dat jy dit gesien het, of jy nou Aanvaar of die kruisie kies; dit skakel niks aan of af nie. In jou blaaier se instellings kan jy koekies enige tyd uitvee of weier. Die webwerf werk steeds; dit vergeet net jou taal, jou kleurtema en jou antwoord op die banier.
`.trim(),
      },
    },
    {
      id: 'popia',
      title: { en: 'POPIA compliance', af: 'Voldoening aan POPIA' },
      text: {
        en: `
We follow the eight conditions of POPIA:

- Accountability: the head of our organisation is the Information Officer and answers for this policy.
- Processing limitation: we ask only for what we need, from you yourself where we can, with your consent or because your enrolment requires it.
- Purpose specification: we say beforehand what the information is for, and delete it when that is done.
- Further processing limitation: we do not use it for anything else.
- Information quality: we correct what is wrong as soon as you tell us.
- Openness: this policy tells you what happens with your information.
- Security safeguards: connections are encrypted, only staff with an account have access, and the database itself enforces who may read what. If your information falls into the wrong hands, we tell you and the Information Regulator.
- Data subject participation: you may see, correct and have deleted what we hold about you, as the next section says.

We send you information about our programmes only because you asked for it in the enquiry form or the newsletter field. Each time, you can ask us to stop, at no cost.
`.trim(),
        af: `
Ons volg die agt voorwaardes van POPIA:

- Verantwoordingspligtigheid: die hoof van ons organisasie is die inligtingsbeampte en staan vir hierdie beleid in.
- Beperking op verwerking: ons vra net wat ons nodig het, waar moontlik van jouself, met jou toestemming of omdat jou inskrywing dit vereis.
- Doelspesifikasie: ons sê vooraf waarvoor die inligting is, en skrap dit wanneer dit afgehandel is.
- Beperking op verdere verwerking: ons gebruik dit vir niks anders nie.
- Gehalte van inligting: ons stel reg wat verkeerd is sodra jy ons laat weet.
- Openheid: hierdie beleid sê vir jou wat met jou inligting gebeur.
- Sekuriteitsmaatreëls: verbindings is geënkripteer, net personeel met ’n rekening het toegang, en die databasis self dwing af wie wat mag lees. As jou inligting in verkeerde hande beland, laat weet ons jou en die Inligtingsreguleerder.
- Deelname deur die datasubjek: jy mag sien, regstel en laat skrap wat ons oor jou het, soos die volgende afdeling sê.

Ons stuur inligting oor ons programme aan jou net omdat jy in die navraagvorm of die nuusbriefveld daarvoor gevra het. Jy kan ons elke keer gratis vra om op te hou.
`.trim(),
      },
    },
    {
      id: 'rights',
      title: { en: 'Your rights', af: 'Jou regte' },
      text: {
        en: `
**Access.** Ask whether we have information about you, and receive a copy.

**Correct.** Have wrong or outdated information put right.

**Delete.** Have your information deleted, unless a law obliges us to keep it.

**Object.** Object to how we use your information, and to direct marketing at any time.

**Withdraw consent.** Withdraw a consent that you gave. What we did before that remains lawful.

**Cookie control.** Clear or block cookies and browser storage, as the cookie policy explains.

To exercise a right, use the form below, write to us by e-mail or WhatsApp, or phone us. It costs nothing. We may ask you a question to confirm that it is you, and we answer in writing within {requestDays} days.

- [Ask about your personal information](/privacy-request)

You may also complain to the Information Regulator of South Africa. We hope that you will speak to us first.

- [Information Regulator: website](https://inforegulator.org.za)
- [Complaints: POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za)
- [General enquiries: enquiries@inforegulator.org.za](mailto:enquiries@inforegulator.org.za)
`.trim(),
        af: `
**Insae.** Vra of ons inligting oor jou het, en kry ’n afskrif daarvan.

**Regstel.** Laat verkeerde of verouderde inligting regstel.

**Skrap.** Laat jou inligting skrap, tensy ’n wet ons verplig om dit te bewaar.

**Beswaar maak.** Maak beswaar teen hoe ons jou inligting gebruik, en enige tyd teen direkte bemarking.

**Toestemming terugtrek.** Trek toestemming terug wat jy gegee het. Wat ons voordien gedoen het, bly wettig.

**Beheer oor koekies.** Vee koekies en blaaierberging uit of blokkeer dit, soos die koekiebeleid verduidelik.

Om ’n reg uit te oefen, gebruik die vorm hieronder, skryf per e-pos of WhatsApp aan ons, of bel ons. Dit kos niks. Ons vra jou dalk iets om te bevestig dat dit jy is, en ons antwoord skriftelik binne {requestDays} dae.

- [Vra oor jou persoonlike inligting](/af/privacy-request)

Jy mag ook by die Inligtingsreguleerder van Suid-Afrika kla. Ons hoop dat jy eers met ons sal praat.

- [Inligtingsreguleerder: webwerf](https://inforegulator.org.za)
- [Klagtes: POPIAComplaints@inforegulator.org.za](mailto:POPIAComplaints@inforegulator.org.za)
- [Algemene navrae: enquiries@inforegulator.org.za](mailto:enquiries@inforegulator.org.za)
`.trim(),
      },
    },
    {
      id: 'contact',
      title: { en: 'Contact details', af: 'Kontakbesonderhede' },
      text: {
        en: `
For any question about your personal information, write to our Information Officer:

- [E-mail: {email}](mailto:{email})
- [Phone: {phone}](tel:{dial})
- [Message us on WhatsApp]({whatsapp})

By post: {organisation}, {address}.

When we change this policy, we say at the top when, and what changed.
`.trim(),
        af: `
Vir enige vraag oor jou persoonlike inligting, skryf aan ons inligtingsbeampte:

- [E-pos: {email}](mailto:{email})
- [Telefoon: {phone}](tel:{dial})
- [Stuur ’n WhatsApp-boodskap]({whatsapp})

Per pos: {organisation}, {address}.

Wanneer ons hierdie beleid verander, sê ons bo-aan wanneer, en wat verander het.
`.trim(),
      },
    },
  ],
}
