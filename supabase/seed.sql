-- Sample content: ten published posts, two drafts, three payments; names, addresses and amounts are samples. Safe to
-- repeat: existing rows (same slug, same id) are left alone.

insert into public.blog_posts (title, slug, language, category, status, is_sensitive, created_at, published_at, updated_at,
  featured_image, featured_image_alt, excerpt, content)
select p.title, p.slug, p.language, p.category, p.status, p.is_sensitive, p.at, case p.status when 'published' then p.at end,
  case p.status when 'published' then p.at else now() end, p.image, p.image_alt, p.excerpt, p.content
from (values
  ('Distance learning as an adult: an honest week',
  'studying-by-distance-as-an-adult-an-honest-week', 'en', 'counselling', 'published', false, timestamptz '2025-01-20 08:15:00+02',
  '/images/posts/climbing-path.webp', 'Two walkers climb a winding path past stone cairns',
  'Nine modules, one year, and a life that is already full. What a week of distance learning can look like, how to set it up, and what to do in the month when you fall behind.',
  $md$People who think of studying again at forty or sixty seldom doubt the subject. They doubt themselves. The last assignment was twenty years ago, the evenings are short, and somewhere a child, a parent or a congregation is waiting. This article does not promise that it is easy. It shows what a week can look like, so that you can decide with open eyes.

## Count your hours before you count the modules

Level 1 takes one year, has nine modules and is done entirely online. You will find the modules, the fees and the other two levels on the [courses page][courses]. What no page can tell you is where your own hours are. So take one ordinary week and write down what you do after supper. Do not improve the week while you measure it.

Here is the week of an imaginary student: full-time work, two children at school, one small group at church.[^hours]

| Day | What happens | Where | Hours |
| :--- | :--- | :---: | ---: |
| Monday | Reading, one section | kitchen table | 1.0 |
| Tuesday | Nothing, on purpose | – | 0.0 |
| Wednesday | Reading and notes | kitchen table | 1.5 |
| Thursday | Small group; listen with new ears | church | 0.0 |
| Friday | Nothing | – | 0.0 |
| Saturday | Assignment, before the house wakes | desk | 2.5 |
| Sunday | Read the week’s notes once | garden | 0.5 |
| **Total** | | | **5.5** |

It is not a heroic week. That is its strength. A heroic week happens once; this one can happen again.

## A place, a folder, a time

### The place

You need a chair that does not hurt, a lamp, and a door or a pair of earphones. A corner that is always yours is worth more than a large desk that has to be cleared for supper.

<img src="/images/posts/lamp-window.webp" width="1600" height="900" alt="A lamp, an open book and a cup on a wooden table; through the window the granite domes lie in the last dark before morning" title="Before the house wakes">

### The folder

Make one folder for each module and give it the module’s code. Name your files so that you will still understand them in November:

`BAB001-assignment-1-draft-2.docx`

Save while you think: <kbd>Ctrl</kbd> + <kbd>S</kbd>. To find a word in a long reading, press <kbd>Ctrl</kbd> + <kbd>F</kbd>. On prepaid data, download the week’s reading once, on the cheapest connection you can find, and study from the copy.

### The time

#### If you have small children

Choose the early morning above the late evening if your body allows it. A tired mind reads the same page four times.

#### If you work shifts

Do not tie your study to a day of the week. Tie it to the shift: the second day off, the first two hours after sleep.

#### If you are in ministry

Write it in the diary as an appointment. If someone wants that hour, you can say truthfully that you are already engaged.

## When you fall behind

In one month of the year, perhaps the 5<sup>th</sup> or the 9<sup>th</sup>, something will go wrong: a funeral, flu, stocktaking, a child who needs you. Plan for that month now.

1. Stop and write down what is outstanding. The list is nearly always shorter than the feeling.
2. Finish the smallest item first, to hear the gate open.
3. Write to us in the same week. Someone who writes on the day it goes wrong is easier to help than someone who writes after six weeks of silence.
4. Leave the good mark for another day and hand in the honest one.

## The subject will work on you

Biblical counselling cannot be studied at arm’s length. You will read about grief with your own dead in the room, and about anger with a certain telephone call in mind. That is part of the training, and it can be heavy. Decide beforehand whom you will talk to: a pastor, a spouse, a friend who can keep quiet. If a reading opens something that costs you your sleep or your daily work, put the reading down and see your doctor or a psychologist. The module will wait.

---

## Before you enrol

- [x] I have read this far
- [ ] I have measured one ordinary week
- [ ] I know [what it costs][fees], for how many months, and that what I have paid is not refunded
- [ ] The people at home know what I am planning, and what it will ask of *them*
- [ ] I know the day and the hour of my first reading

If the last box is the only one open, you are nearly there. [Ask for the brochure](/landing), or put your questions to us on the [contact page][contact].

[courses]: /courses "The courses and their three levels"
[fees]: /biblical-counselling#fees
[contact]: /contact

[^hours]: An example, not a rule. How many hours a module takes depends on the module, on your reading speed and on the season of your life. Ask us about your own case before you pay anything.$md$),
  ('Luister voor jy raad gee',
  'luister-voor-jy-raad-gee', 'af', 'counselling', 'published', false, timestamptz '2025-03-18 07:40:00+02',
  '/images/posts/vine-rows.webp', 'Wingerdrye loop in die vroeë lig na ’n wit plaashuis',
  'Iemand vertel jou van haar seun, en voor sy klaar is, het jy al drie oplossings. Oor die moeilikste vaardigheid in berading, en hoe jy dit by die huis kan begin oefen.',
  $md$Sy vertel jou van haar seun wat nie meer huis toe bel nie. Voor sy by die einde van die tweede sin is, het jy al drie oplossings in jou kop. Jy bedoel dit goed. Maar van daardie oomblik af luister jy nie meer na haar nie. Jy wag net vir jou beurt.

Spreuke 18:13 stel dit onomwonde: wie antwoord voor hy klaar geluister het, maak ’n dwaas van homself. En Jakobus 1:19 raai ons aan om gou te wees met die oor en stadig met die mond. Dit klink eenvoudig. Dit is die moeilikste ding wat ’n berader moet leer.

## Waarom ons so vinnig raad gee

Raad gee laat ons nuttig voel. Dit maak ook ’n einde aan ons eie ongemak, want iemand se pyn is swaar om by te bly sit. En baie van ons het geleer dat ’n Christen altyd ’n antwoord moet hê.

Maar raad wat te gou kom, sê ongemerk drie dinge:

- jou saak is eenvoudiger as wat jy dink;
- ek het nou genoeg gehoor;
- *jy kon self daaraan gedink het.*

Niemand vertel graag verder ná so iets nie.

## Wat is luister dan?

Luister is iets wat jy doen. Van buite lyk dit stil, maar van binne is jy besig.

1. **Jy luister na die storie.** Wie, wat, wanneer, en wat het toe gebeur?
2. **Jy luister na die gevoel onder die storie.** Is sy kwaad, skaam, moeg, bang?
3. **Jy luister na wat nie gesê word nie.** Sy praat lank oor haar seun, maar nie een keer oor sy pa nie.
4. **Jy luister na jouself.** Wat maak dit in jou wakker, en is dit hare of joune?

<figure>
<img src="/images/posts/two-chairs.webp" width="1600" height="900" alt="Twee houtstoele staan skuins na mekaar onder ’n groot boom, met ’n tafeltje en twee koppies tussenin">
<figcaption>Skuins na mekaar, nie reg teenoor mekaar nie: dan kan ’n mens ook wegkyk.</figcaption>
</figure>

### Teruggee wat jy gehoor het

Die beste toets of jy geluister het, is om in jou eie woorde te sê wat jy gehoor het, en dan te vra of dit reg is. “As ek jou reg verstaan, is dit nie soseer dat hy nie bel nie. Dit is eerder dat jy nie weet of dit jou skuld is nie.” Soms sê sy ja, en dan begin die eintlike gesprek. Soms sê sy nee, en vertel dit beter. Albei is wins.[^terug]

### Sinne om liewer te los

Skryf gerus jou eie lysie. Hier is ’n begin, met die verbetering daarby:

- ~~Ek weet presies hoe jy voel.~~ Ek weet nie hoe dit vir jou is nie. Vertel my.
- ~~Jy moet net meer bid.~~ Kon jy al hieroor bid, of kom die woorde nie?
- ~~Ten minste het jy nog jou ander kinders.~~ Sy plek aan die tafel is leeg, en niemand anders kan daar gaan sit nie.
- ~~Het jy al probeer om …~~ Wat het jy al probeer?

## Stilte is nie ’n fout nie

Die meeste van ons hou ’n stilte net ’n paar tellings uit. Probeer tien. Mense kyk in ’n stilte weg, vat aan hulle koppie, haal asem, en sê dan dikwels die sin waarvoor hulle gekom het. As jy die stilte volpraat, kom daardie sin nie.

<mark>Jy hoef nie die regte ding te sê nie. Jy moet eers die regte ding hoor.</mark>

## Wanneer kom die raad dan?

Later, en minder as wat jy gedink het. Vra eers of dit welkom is: “Ek het ’n gedagte hieroor. Wil jy dit hoor, of is dit vandag genoeg dat jy dit kon uitpraat?” Raad wat gevra is, gaan saam huis toe. Raad wat opgedring word, bly op die tafel lê.

Daar is een uitsondering. As jy hoor dat iemand in gevaar is, deur eie toedoen of deur iemand anders, is luister alleen nie genoeg nie. Bly by die persoon, en skakel dadelik ’n dokter, die hospitaal of die nooddienste. Meer daaroor staan in ons Engelse stuk [When to refer](/blog/when-to-refer-knowing-where-pastoral-care-ends-and-a-doctor-or-psychologist-must-help).

---

## Oefen dit hierdie week

- Kies een gesprek per dag, aan tafel of in die motor.
  - Vra net vrae wat nie met ja of nee beantwoord kan word nie.
  - Tel in jou kop tot vyf voor jy antwoord.
- Sê een keer terug wat jy gehoor het.
- Skryf saans een reël neer: wat het ek vandag gehoor wat ek gister sou gemis het?

Dit is klein goed, maar dis die ambag. As jy dit verder wil leer, kyk gerus wat in [die kursusse](/courses) op jou wag, of [vra vir ons](/contact).

[^terug]: Moenie soos ’n papegaai haar woorde herhaal nie; dit irriteer tereg. Gee die *betekenis* terug, kort, en hou dan weer stil.$md$),
  -- Before publication, for legal review: the duties to report (note [^law]).
  ('When to refer: knowing where pastoral care ends and a doctor or psychologist must help',
  'when-to-refer-knowing-where-pastoral-care-ends-and-a-doctor-or-psychologist-must-help', 'en', 'counselling', 'published', true, timestamptz '2025-05-14 09:05:00+02',
  '/images/posts/vine-rows.webp', 'Rows of vines run towards a white farmhouse in the early light',
  'Sending someone to a doctor, psychologist or social worker is part of good care. What to look for, how soon to act, what to say, and how to stay once you have referred.',
  $md$The Samaritan in Luke 10 does what he can at the side of the road. He cleans the wounds, lifts the man onto his own animal and brings him to an inn. Then he pays somebody else to go on with the work. Nobody has ever called that a failure of love.

For a biblical counsellor, referral is the inn. You have done what you could at the roadside; now this person needs a bed, other hands and other knowledge. And, like the Samaritan, you may come back.

## Why we find it hard

Some of us feel that referring means giving up. And in some churches it is still whispered that whoever needs a psychologist has too little faith. Paul, who had faith enough, travelled with a physician (Colossians 4:14).

<mark>You do not need a diagnosis to refer. You need a concern.</mark> Diagnosing is not our work. Ours is to notice, to say so, and to help with the next step.

## What you notice, and how soon to act

| What you see or hear | First step | How soon |
| :--- | :--- | :---: |
| Talk of suicide, a plan, farewells, giving things away | Stay. Hospital or emergency services | **now** |
| Hearing voices, great confusion, beliefs that have come loose from reality | Doctor or hospital, with someone from the family | **today**; at once if there is danger |
| Violence at home; a child being harmed | Safety first. Police, social worker | **today** |
| Two weeks or more of hardly sleeping, eating or coping with work | An appointment with a doctor | this week |
| Heavy drinking or drug use | A doctor. Stopping suddenly can be dangerous; do not advise it yourself | this week |
| An event that keeps coming back in dreams and flashes | Doctor or psychologist | soon |
| You dread the visits and no longer know what you are doing | Your own supervisor | before the next visit |

### If a life is in danger

Ask plainly: “Are you thinking of taking your own life?” Asking does not put the thought there; it opens a door that has been shut from the inside. If the answer is yes, or if you doubt the no:

1. Do not leave the person alone.
2. Put out of reach what could do harm, if you can do it safely.
3. Go together to the nearest hospital, or call the emergency services. In South Africa 112 works from any cellphone and 10177 reaches an ambulance.
4. Tell one other person in your team, and write down what you did.

A promise of confidentiality gives way here. Say so to the person, kindly and in so many words.

### If a child is being harmed

Do not investigate and do not confront anyone. Listen, do not press for details, do not promise to keep it secret, and report it. South African law lays that duty on many of us, and in some cases on everyone.[^law]

## Who does what

<dl>
<dt>Doctor (general practitioner)</dt>
<dd>A good first door for almost everything. Can look for causes in the body, can treat, and knows whom to call next.</dd>
<dt>Psychologist</dt>
<dd>Assesses and treats, chiefly by means of conversation. Registered with the <abbr title="Health Professions Council of South Africa">HPCSA</abbr>.</dd>
<dt>Psychiatrist</dt>
<dd>A medical doctor who has specialised in mental illness, and who can prescribe medicine.</dd>
<dt>Social worker</dt>
<dd>Knows the way where children, older people, violence or poverty are concerned. Registered with the <abbr title="South African Council for Social Service Professions">SACSSP</abbr>.</dd>
</dl>

Make your own list before you need it: two or three names for each, their fees and languages, and the nearest state clinic.

## How to say it

Say what you have noticed, what you cannot do, and that you are staying:

> You have told me that you have slept three hours a night since Easter. That worries me, and it is not something that talking to me will put right. I would like you to see a doctor this week. I will help you make the appointment, and I will be here next Tuesday as always.

Medicine and prayer do not compete for the same patient. Say this aloud; many people are waiting for the church to say it. Never advise anyone to stop or change a prescribed medicine; that conversation belongs with the doctor.

<details>
<summary>What goes into a short letter of referral</summary>

- who you are and how you know the person
- what you have *seen and heard*, with dates, and without conclusions
- what has been tried
- how you can be reached
- the person’s **written consent** that you may send this

Half a page is enough. Read it to the person before it goes.

</details>

## Refer, and remain

After a referral most people need less counselling and more company: somebody to drive them, to wait in the passage, to pray with them in the words they can manage. You are the one who stays. That is a calling of its own.

If you would like to know how our courses teach these limits, [write to us](/contact). In Afrikaans there is more about secrets that may not be kept in [Wie mag dit hoor?](/blog/wie-mag-dit-hoor-oor-vertroulikheid-in-berading).

[^law]: This is general information, not legal advice. The Children’s Act 38 of 2005 (section 110) names people who must report abuse and deliberate neglect, ministers of religion among them. *Anyone* who knows of a sexual offence against a child must report it to the police immediately (Act 32 of 2007, section 54, which also covers other vulnerable people). And since 14 April 2023 every *adult* who knows, or believes or suspects on reasonable grounds, that domestic violence has been committed against a child, a person with a disability or an older person must report it to a social worker or the police as soon as possible (Domestic Violence Act 116 of 1998, section 2B). If you are in doubt about a case, ask a social worker or the police the same day.$md$),
  ('Wat sê ons vir iemand wat rou?',
  'wat-se-ons-vir-iemand-wat-rou', 'af', 'counselling', 'published', true, timestamptz '2025-07-22 08:30:00+02',
  '/images/posts/climbing-path.webp', 'Twee stappers klim teen ’n kronkelpad uit, verby klipstapels',
  'By die graf en daarna soek ons almal na woorde. Wat seermaak al is dit goed bedoel, wat jy eerder kan sê, en waarom ’n bak kos op ’n Donderdag soms die beste preek is.',
  $md$Die vrou langs jou in die kerkbank het twee weke gelede haar man begrawe. Jy wil iets sê. Jy begin ’n sin, sluk dit in, en praat toe maar oor die reën. Byna almal van ons ken daardie oomblik. Ons is so bang vir die verkeerde woord dat ons niks sê nie, of so bang vir die stilte dat ons dit volpraat.

## Eers sit, dan praat

Job se drie vriende het ’n slegte naam, maar hulle begin goed. Hulle kom van ver af, hulle huil, en hulle sit sewe dae en sewe nagte by hom op die grond sonder ’n woord, want hulle sien hoe groot sy pyn is (Job 2). Die moeilikheid begin eers toe hulle hulle monde oopmaak en wil verduidelik.

By die graf van Lasarus weet Jesus wat Hy gaan doen. Nogtans huil Hy eers (Johannes 11). As die Een wat die antwoord hét, kan wag met die antwoord, kan ons ook.

## Goed bedoel, en tog seer

Die meeste sinne wat rouendes seermaak, kom uit liefde. Dit is hoekom niemand daaroor kla nie, en hoekom ons dit bly sê.

| Wat ons dikwels sê | Waarom dit seermaak | Wat jy eerder kan sê |
| :--- | :--- | :--- |
| Hy is op ’n beter plek. | Al glo sy dit, is die plek langs haar leeg. | Ek mis hom ook. Vertel my van hom. |
| Ek weet hoe jy voel. | Niemand weet dit nie, ook nie ’n weduwee nie. | Ek kan net dink hoe dit is. Ek luister. |
| Jy moet nou sterk wees vir die kinders. | Dit vat haar trane van haar af weg. | By my hoef jy nie sterk te wees nie. |
| Laat weet as jy iets nodig het. | Nou moet sy boonop vra. | Ek bring Donderdag kos. Is sesuur reg? |

Let op hoe kort die sinne in die laaste kolom is. Rou maak moeg; ’n moeë mens kan nie ’n lang sin dra nie.

> Psalm 34 sê nie dat die Here gebroke harte vinnig regmaak nie. Dit sê dat Hy *naby* is. Dalk is dit ook vir ons genoeg opdrag.

## Wat jy kan doen

- **Noem sy naam.** Families is dikwels bang die naam word nooit weer hardop gesê nie.
- **Skryf datums neer.**
  - die verjaarsdag
  - die troudag
  - die eerste Kersfees
  - die dag self, ’n jaar later, wanneer almal behalwe sy dit vergeet het
- **Doen iets met jou hande.** Sny die gras, ry die kinders skool toe, vul die vorms by die bank saam met haar in.
- **Kom weer.** In die eerste week is die huis vol. In die tiende week is dit stil.

<img src="/images/posts/berg-river-valley.webp" width="1600" height="900" alt="Die Bergrivier kronkel vroegoggend deur lande en wingerde; in die verte lê die berge in dun mis">

## Rou hou nie by ’n rooster nie

Jy het seker al van die stadiums van rou gehoor. Gebruik dit versigtig. Mense gaan nie netjies van die een na die ander nie; dit kom eerder soos branders, en soms tref ’n groot een jou in die winkel, by die rak waar sy koffie staan. Moenie iemand se rou teen ’n kalender meet nie, ook nie jou eie nie.[^kalender]

Party mense lag op die begrafnis en huil eers in die lente. Party is kwaad vir God. Laat hulle dit sê. Die psalms het dit lank voor ons gesê, en dit staan in die Bybel sonder dat iemand dit uitgevee het. Ons Engelse stuk oor [die klaagpsalms](/blog/lament-in-the-psalms-learning-to-complain-to-god) gaan daaroor.

### Wanneer is dit meer as rou?

Rou is nie ’n siekte nie. Maar ’n mens wat rou, kan siek word. Gaan saam dokter toe as iemand

1. weke lank kwalik slaap of eet;
2. al hoe meer drink of pille gebruik om deur die dag te kom;
3. ná maande nog glad nie vir haarself of haar kinders kan sorg nie.

As iemand sê dat sy nie meer wil lewe nie, vra reguit wat sy bedoel en **moenie haar alleen laat nie**. Neem haar na die naaste hospitaal of bel die nooddienste. Jou belofte om stil te bly geld nie meer nie.

## En die gebed?

Vra of sy wil hê jy moet bid. As sy ja sê, bid kort. Sê vir God wat sy vir jou gesê het, in haar eie woorde sover jy kan. Moenie in die gebed alles kom regpraat wat jy in die gesprek reggekry het om te laat staan nie. As sy nee sê, gaan huis toe en bid daar.

Op die 23<sup>ste</sup> psalm kan jy byna altyd terugval. Dit sê nie dat daar geen donker kloof is nie. Dit sê dat ons nie alleen daardeur loop nie.

[^kalender]: Dit is ook hoekom die vraag “Is jy nou al beter?” so sleg val. Vra liewer: “Hoe gaan dit *vandag*?”$md$),
  ('Lament in the Psalms: learning to complain to God',
  'lament-in-the-psalms-learning-to-complain-to-god', 'en', 'faith', 'published', true, timestamptz '2025-09-09 07:55:00+02',
  '/images/posts/berg-river-valley.webp', 'The Berg River winds through fields in the early morning',
  'The Psalter gives more room to complaint than most of our services do. How a lament is built, why it is an act of faith, and how to write one with a person who has lost the words.',
  $md$Many believers come to a counsellor with a double burden. There is the thing itself: the illness, the child, the marriage. And there is the guilt about how they feel about it. *I should not be angry. I should be able to say thank you by now.* Before we can speak about the first, we usually have to take the second off their shoulders. The psalms of lament are the best help we know.

## More room than we thought

Read through the Psalter with a pencil and put a stroke beside every psalm in which somebody complains. You will be surprised. The laments are its largest single family,[^family] and they are not tucked away at the back. Psalm 3 is one. Psalm 13 asks four times how long this is going to last. Psalm 22 begins with being forsaken, and Jesus prays it on the cross. Psalm 88 ends in the dark, with no sunrise in the last verse.

People chose these songs for worship. Somebody set them to music. The complaint of one person became the prayer of all, so that whoever could not find words on a given day could borrow them.

## How a lament is built

No two are the same, but most of them have these parts, more or less in this order:

1. **Address.** It is *to* somebody. “O Lord.”
2. **Complaint.** What is wrong, without polish.
3. **Request.** Look. Answer. Come.
4. **Trust.** A *nevertheless*, sometimes a very small one.
5. **Praise**, or a promise of it, later, when this is past.[^order]

Psalm 13 does it in six verses. Here it is, retold as plainly as we can:

How long will you go on forgetting me?\
How long must I carry this around in my head?\
Look at me. Answer. Otherwise I will not make it.\
But I have leaned on your love before,  
and I mean to sing again.

### Complaining to, and complaining about

There is a difference between complaining *about* God and complaining *to* him. Israel in the desert did the first and it made them bitter. The psalmist does the second, and it keeps the line open. Lament is what faith sounds like when it hurts. ***Whoever complains to God has not yet let go of him.***

> A person who shouts at a door believes that there is somebody behind it.

## Lament in the counselling room

How do you use this with someone across the table? Slowly. Handing a sufferer a psalm too soon is also a way of closing the conversation.

### Read, and let them choose

Read two short laments aloud, perhaps Psalm 13 and Psalm 130. Then ask only: *Which line is yours?* People nearly always know. Stay with that line. You need not explain it.

### Write one together

Draw five rows on a sheet of paper, one for each part of the list above.

- Let the person fill in the second row first. It is the one that is ready.
  - Write exactly what they say. Do not make it pious.
  - If it turns out to be a whole page, good.
- Leave the fourth row open if it is empty today. Psalm 88 left it open too.[^order]
- Keep the sheet. In three months’ time you may read it together again, and see what has moved.

### Do it in the service as well

A congregation that sings only in a major key teaches people to leave their grief in the car. One lament a month, read unhurriedly and without an apology afterwards, gives many the leave they have been waiting for.

<img src="/images/posts/climbing-path.webp" width="1600" height="900" alt="Two walkers climb a winding path past stone cairns, with a granite dome far above them in the morning light">

## What lament is not

Lament does not say that suffering is good, and it does not ask anyone to stay where they are being harmed. A woman who is beaten at home does not first need Psalm 55. She needs a safe place tonight, and then, perhaps, Psalm 55.[^safe] Nor does it take the place of medical care. If someone can no longer sleep, eat or hope, or speaks of not wanting to live, go with them to a doctor or a hospital, or call the emergency services. [When to refer][refer] says more about this.

And lament is not a technique that works within the hour. Some people will write the second row for a year. Sit with them. The morning comes over the mountain at its own pace, and one does not make it come sooner by pointing at it.

---

*For Afrikaans readers:* our article [Wat sê ons vir iemand wat rou?][rou] is about the words we use at a graveside and in the weeks after it.

[refer]: /blog/when-to-refer-knowing-where-pastoral-care-ends-and-a-doctor-or-psychologist-must-help "Where pastoral care ends"
[rou]: /blog/wat-se-ons-vir-iemand-wat-rou

[^family]: Scholars count differently, because many psalms are mixed. That the laments form the largest group is not in dispute.
[^order]: The order is a help and not a law. Some psalms begin with trust and end with the complaint; Psalm 88 hardly leaves the complaint at all.
[^safe]: Psalm 55 is the complaint of someone betrayed by a friend who used to walk beside them to worship. It knows more about danger at close quarters than most books do.$md$),
  -- Before publication, for legal review: the duties to report (note [^wet]), notes and POPIA.
  ('Wie mag dit hoor? Oor vertroulikheid in berading',
  'wie-mag-dit-hoor-oor-vertroulikheid-in-berading', 'af', 'ministry', 'published', true, timestamptz '2025-11-25 10:20:00+02',
  null, null,
  'Geheimhouding is die vloer waarop ’n gesprek staan, maar dit het ’n rand. Wat jy kan belowe, wat jy nooit mag belowe nie, en hoe jy dit in die eerste tien minute sê.',
  $md$“Ek gaan nou vir jou iets vertel, maar jy moet belowe jy sê dit vir niemand nie.” Elke berader hoor dit vroeër of later, gewoonlik met die hand al op die deurknop. Wat sê jy dan?

As jy ja sê, het jy iets belowe wat jy dalk nie mag nakom nie. As jy nee sê, is die gesprek verby. Daar is ’n derde pad, en dit begin lank voor daardie sin.

## Sê dit vooraf

Vertroulikheid hoort in die eerste tien minute van die eerste gesprek, wanneer niemand nog iets op die spel het nie. Jy het nie ’n regsdokument nodig nie. Sê dit soos jy praat:

> Wat jy my hier vertel, bly by my. Ek vertel dit nie vir my vrou of vir die dominee nie, en dit beland nie in die selgroep se gebede nie. Daar is een uitsondering: as ek hoor dat jy of iemand anders in gevaar is, veral ’n kind, moet ek hulp kry. As dit gebeur, sê ek dit eers vir jou, sover ek kan.

Vra dan of dit duidelik is, en of die persoon so wil aangaan. So weet altwee waar die heining staan voor iemand daarteen vasloop.

## Wat bly, en wat nie kan bly nie

<dl>
<dt>Dit bly by jou</dt>
<dd>Alles wat mense oor hulle lewe, huis, geloof en foute vertel, ook die feit <em>dat</em> hulle by jou was.</dd>
<dt>Dit mag jy sonder name bespreek</dt>
<dd>’n Vraag aan jou supervisor oor hoe <em>jy</em> die gesprek hanteer. Verander soveel besonderhede dat niemand die persoon kan herken nie.</dd>
<dt>Dit mag jy net met toestemming deel</dt>
<dd>Inligting aan ’n dokter, sielkundige of maatskaplike werker na wie jy verwys. Skriftelik is die beste.</dd>
<dt>Dit mag jy nie verswyg nie</dt>
<dd>Gevaar vir die persoon self of vir ’n ander, en die mishandeling of misbruik van ’n kind, ’n bejaarde of ’n mens met ’n gestremdheid.</dd>
</dl>

### ’n Kind in gevaar

Die wet verplig baie mense wat met kinders te doen het, predikante ingesluit, om mishandeling aan te meld, en in sommige gevalle elkeen van ons.[^wet] Jy hoef dit nie te bewys nie en jy moet dit nie self ondersoek nie. Luister, moenie uitvra nie, skryf neer wat die kind *gesê* het, en praat dieselfde dag met ’n maatskaplike werker of die polisie.

### Iemand wat nie meer wil lewe nie

Hier is daar niks om oor te wonder nie. Bly by die persoon. Bel die nooddienste, of ry saam hospitaal toe. Sê eerlik: “Ek het jou belowe ek praat nie, behalwe as ek bang is iets kom jou oor. Ek is nou bang.” Die meeste mense is later bly dat iemand bang genoeg was.

## Die klein lekke

Groot geheime word selde verklap. Die skade kom deur die klein lekke, en byna altyd met ’n goeie doel.

1. **Die gebedsversoek.** “Bid vir Jan en hulle, hulle gaan deur diep waters.” Teen Woensdag weet die hele gemeente hoe diep.
2. **Die voorbeeld in die preek.** Al is dit sonder naam en van jare gelede: in ’n dorp soos hierdie ken ons mekaar se stories aan die omslag.
3. **Die huweliksmaat.** Jou vrou of man is nie deel van jou berading nie. Beskerm haar of hom teen dinge wat ’n mens nie weer kan vergeet nie.
4. **Die foon.** ’n Boodskap wat op ’n sluitskerm verskyn, is so goed as hardop voorgelees.

### Notas

Maak min notas, en bewaar hulle goed. <abbr title="Wet op Beskerming van Persoonlike Inligting">POPIA</abbr> geld ook vir ’n skryfblok in ’n laai. Wat mense jou oor hulle gesondheid, geloof of sekslewe vertel, is boonop spesiale persoonlike inligting: vra hulle toestemming voordat jy dit neerskryf, en bewaar net wat jy vir die gesprekke nodig het.

- [x] Skryf feite neer en los jou vermoedens uit
- [x] Gebruik voorletters of ’n nommer
- [ ] Sluit die laai; sit ’n wagwoord op die lêer
- [ ] Besluit nou al hoe lank jy dit bewaar en hoe jy dit vernietig
- [ ] Wees daarop voorbereid dat die persoon mag lees wat jy oor haar of hom geskryf het

## Terug by die deur

Wat antwoord jy dus op daardie sin met die hand op die deurknop? Iets soos: “Jy ken ons afspraak. Ek wil dit baie graag hoor, en ek sal daaroor stilbly, behalwe as iemand in gevaar is. Kom sit weer.” Die meeste mense kom sit weer. Hulle het nie gevra dat jy alles geheim hou nie. Hulle wou weet of jy *versigtig* sal wees met hulle.

Spreuke 11:13 sê omtrent dieselfde in een asem: ’n skinderbek dra geheime rond, maar op ’n betroubare mens kan jy staatmaak om ’n saak toe te hou. Vertroulikheid is mos nie in die eerste plek ’n reël nie. Dit is ’n manier om iemand se naam te beskerm wanneer daardie mens nie in die kamer is nie.

Wil jy weet hoe ons met jóú inligting werk as jy by ons navraag doen? Lees die [privaatheidsbeleid](/privacy-policy) of [vra vir ons](/contact).

[^wet]: Dit is algemene inligting, nie regsadvies nie. Die Kinderwet 38 van 2005 (artikel 110) noem mense wat mishandeling en opsetlike verwaarlosing moet aanmeld, predikante ingesluit. *Enigeen* wat van ’n seksuele misdryf teen ’n kind weet, moet dit onmiddellik by die polisie aanmeld (Wet 32 van 2007, artikel 54, wat ook vir ander kwesbare mense geld). En sedert 14 April 2023 moet elke *volwassene* wat weet, of op redelike gronde glo of vermoed, dat gesinsgeweld teen ’n kind, ’n mens met ’n gestremdheid of ’n bejaarde gepleeg is, dit so gou moontlik by ’n maatskaplike werker of die polisie aanmeld (Wet op Gesinsgeweld 116 van 1998, artikel 2B). As jy oor ’n geval twyfel, raadpleeg dieselfde dag ’n maatskaplike werker of die polisie.$md$),
  ('Vergewe is nie vergeet nie',
  'vergewe-is-nie-vergeet-nie', 'af', 'spiritual-growth', 'published', true, timestamptz '2026-02-10 08:10:00+02',
  null, null,
  'Vergifnis word dikwels geëis van die een wat klaar seergekry het. Wat dit is en nie is nie, hoe dit van versoening verskil, en waarom niemand daarmee aangejaag moet word nie.',
  $md$Daar is min woorde waarmee Christene mekaar al so gehelp en so seergemaak het as *vergewe*. Dit het mense losgemaak van ’n haat wat hulle lewe opgevreet het. Dit is ook al gebruik om ’n vrou terug te stuur na ’n man wat haar slaan. Ons moet dus mooi sê wat ons bedoel.

## Wat vergifnis nie is nie

Kom ons ruim eers op. Vergewe is **nie**:

- *vergeet nie.* Die geheue vra nie ons toestemming nie. Dit wat gebeur het, het gebeur.
- *goedpraat nie.* “Hy het dit nie so bedoel nie” is ’n verskoning. Vergifnis begin juis waar daar geen verskoning is nie.
- *’n gevoel nie.* Jy kan vergewe het en nog bewe as jy die kar in die straat sien.
- *dieselfde as vertrou nie.* Vergifnis kan geskenk word. Vertroue moet weer verdien word, en dit duur lank.
- *’n plaasvervanger vir die gereg nie.* Jy kan iemand vergewe en nog steeds ’n saak maak.

Toe Josef sy broers in Egipte vergewe, het hy niks vergeet nie. Hy noem die ding by die naam: julle het kwaad teen my bedink (Genesis 50). Eers ná daardie sin kom die ander een, oor wat God daarvan gemaak het. Baie van ons wil die eerste sin oorslaan.

## Wat is dit dan wel?

Vergewe is om die skuldbrief in jou hand op te skeur. Jy besluit dat jy nie self die skuld gaan invorder nie. Jy gee die saak oor aan God, wat reg oordeel, en waar dit nodig is ook aan die mense wat Hy daarvoor aangestel het. Daarna is jou hande leeg en kan hulle weer iets anders doen.

Soms gebeur dit in een slag. Meestal besluit jy op ’n Maandag, en op Donderdag kom jy agter jy hou al weer ’n stuk van die brief vas. Dalk is dit hoekom Jesus vir Petrus so ’n groot getal gegee het (Matteus 18): nie net omdat die ander een weer sondig nie, maar omdat ons weer onthou.[^getal]

### Vergifnis en versoening

Dit help om die twee uitmekaar te hou:

| Vraag | Vergifnis | Versoening |
| :--- | :--- | :--- |
| Hoeveel mense is nodig? | een | twee |
| Kan dit as die ander een dood is? | ja | nee |
| Vra dit berou van die ander kant? | nie noodwendig nie[^berou] | ja |
| Is dit altyd veilig? | ja, dit gebeur in jou hart | **nee** |

Paulus weet dit. In Romeine 12 skryf hy dat ons met almal in vrede moet lewe, maar hy sit twee sinnetjies voor: *as dit moontlik is*, en *sover dit van julle afhang*. Soms is dit nie moontlik nie, en dan is dit nie jou skuld nie.

## In die beradingskamer

Wie met mense oor vergifnis praat, moet geduld hê. Hier is die volgorde waarin ons dit sou probeer:

1. **Eers die waarheid.** Laat die persoon vertel wat gebeur het, en wat dit gekos het. ’n Mens kan nie ’n skuld kwytskeld waarvan jy die bedrag nie ken nie.
2. **Dan die veiligheid.** Gebeur dit nog? Indien wel, is vergifnis nie vandag se gesprek nie. Vandag se gesprek gaan oor ’n slaapplek, ’n hofbevel, ’n dokter, die polisie.
3. **Dan die woede.** Gee dit plek. Die klaagpsalms help. ***Woede wat by God kom kla, is al op pad.***
4. **Dan eers die vraag.** Vra dit as ’n vraag: “Wat sou dit vir jou beteken om die skuld te laat vaar?” En wees bereid om te hoor: “Ek kan nog nie.”

> *Ek kan nog nie* is ’n eerlike gebed. Moenie dit in ’n leuen verander deur iemand aan te jaag nie.

### As dit jy is wat vergifnis moet vra

Dan is dit kort. Sê wat jy gedoen het, sonder die woordjie *maar*. Sê dat jy verstaan wat dit aangerig het. Vra wat jy kan regmaak. Moenie vra “Vergewe jy my?” asof die ander een nou aan die beurt is nie. Wag.

### As die een wat jy moet vergewe, jy self is

Mense sê dikwels hulle kan hulleself nie vergewe nie. Luister goed wat daaragter lê. Soms is dit skaamte oor iets wat God lankal weggedra het. Soms is dit rou: iets is stukkend en kan nie weer heel word nie. En soms hoor jy iets donkerders: ’n mens wat meen die wêreld sou sonder haar of hom beter af wees. Vra dan reguit: “Dink jy daaraan om ’n einde aan jou lewe te maak?” Bly by die persoon, en skakel dadelik ’n dokter, die hospitaal of die nooddienste.

---

## ’n Klein begin

**Het iemand jou mishandel of misbruik? Moenie hierdie oefening alleen doen nie.** Gebeur dit nog, of is jy bang vir die een wat dit gedoen het, los dit heeltemal en kry eers hulp: die polisie, ’n dokter, ’n maatskaplike werker. Is jy veilig, doen dit saam met ’n berader of sielkundige, teen jou eie tempo, en bewaar die papier waar niemand anders dit kan kry nie. Niemand mag jou aanjaag nie.

Is dit vir jou veilig, begin hier. Skryf vanaand op ’n stuk papier wat iemand jou skuld: die woorde wat nooit gesê is nie, die jare, die geld, die verskoning. Wees presies. Moet dit nog nie verbrand nie. Sit dit in jou Bybel, by Psalm 55. Vergifnis begin met ’n brief wat klaar geskryf is.

Wil jy met iemand oor hierdie dinge praat, of leer hoe om met ander daaroor te praat? [Skryf vir ons](/contact), of lees eers hoe ’n mens [luister voor jy raad gee](/blog/luister-voor-jy-raad-gee).

[^getal]: In party vertalings staan sewe-en-sewentig keer, in ander sewentig maal sewe. Dit maak nie saak nie; geen mens tel so ver nie.
[^berou]: Christene dink verskillend hieroor. Lukas 17:3 verbind vergifnis met berou; in Markus 11:25 moet jy vergewe terwyl jy staan en bid, en van die ander een word niks gesê nie.$md$),
  ('Burnout in ministry: what Elijah needed first',
  'burnout-in-ministry-what-elijah-needed-first', 'en', 'leadership', 'published', true, timestamptz '2026-04-28 09:30:00+02',
  '/images/posts/domes-first-light.webp#focus=right', 'The granite domes above Paarl at first light',
  'Under the broom tree Elijah received sleep and bread before he received a word. What his story teaches tired pastors, carers and elders, and when tiredness belongs with a doctor.',
  $md$The story is told in 1 Kings 19. Not long ago Elijah stood on Carmel and saw fire fall. Now he lies under a broom tree in the desert and asks to die. Anyone who has served in a church for some years will know the order of events. The collapse does not come during the battle. It comes afterwards, when everybody else has gone home satisfied.

## What happens under the tree

Notice what God does not do. He does not reproach Elijah, and he does not preach to him. An angel touches him and says, in effect: get up and eat. There is bread on the coals and a jar of water. Elijah eats and falls asleep again. Then the same thing happens a second time, with a reason: *the road is too much for you*.

The conversation about calling only comes later, at the mountain, forty days on. First sleep and bread, twice over, then the road, and only then the question: what are you doing here?

We usually turn it round. We ask a worn-out pastor about his calling while he has not slept through a night since Advent.

## Tired, or more than tired?

### Ordinary tiredness

It has a cause that you can name, and it lifts after a proper rest. You still look forward to something.

### Exhaustion that stays

It has gone on for months. Rest no longer helps. People talk of *burnout* when three things come together:

- you are empty, in the morning as much as in the evening;
- you grow hard or cynical towards the very people you used to love;
  - their stories run together
  - you cross the street, or let the phone ring
- you no longer believe that anything you do makes a difference.

### When it belongs with a doctor

#### The body

Long tiredness may have causes in the body: thyroid, iron, sugar, heart, sleep, the side effects of medicine. Nobody can see that from the pulpit or hear it in a conversation. Have yourself examined before you give it a spiritual name.

#### The mind

Burnout and depression resemble each other and may come together. If you no longer enjoy anything, if your thoughts go round in the same circle at three in the morning, if you drink in order to sleep, make an appointment this week with a doctor or psychologist. If, like Elijah, you find yourself wishing that it were over, **tell somebody today**, and go to a hospital or call the emergency services if the thought will not leave you. Elijah said it aloud. That was the beginning of his rescue.

## A rule for the vineyard

Anyone who lives between vines knows that rows need pruning, and that a vine which bears without limit is soon worn out. In winter the rows look dead. They are doing what winter is for.

<img src="/images/posts/vine-rows.webp" width="1600" height="900" alt="Rows of vines run towards a white farmhouse in the early light, with a granite dome and mountains behind it">

Draw up a rule of life on one page, in a quiet week, and give it to two people who may hold you to it. It might look like this:

1. **One full day a week** when nobody’s soul is your task. If Sunday is work, it is another day.
2. **An end to the day.** After eight the phone sleeps in the kitchen. The elders know who takes calls that night.
3. **Bread.** You eat at a table, sitting down, with somebody if you can.
4. **A place where you are not the pastor:** a choir, a workshop, a running club.
5. **A counsellor or supervisor of your own**, once a month, before you need one.
6. **Leave that is taken**, and entered in the diary in January.

~~I am indispensable.~~ In the same chapter God tells Elijah that there are seven thousand others, and gives him Elisha.

<details>
<summary>For elders and church councils: six questions to ask once a year</summary>

- [ ] When did our pastor last have two Sundays off in a row?
- [ ] Who may phone at night, and about what?
- [ ] What have we added this year, and what have we taken away?
- [ ] Does the family have somebody to talk to outside the congregation?
- [ ] Is there money for medical care and for counselling?
- [ ] Have we said thank you for anything in particular?

Minute the answers.

</details>

## If you love someone who is burnt out

Be the angel: bring bread and do not bring a sermon. Take over one concrete task with a beginning and an end. Drive with them to the doctor and wait in the parking lot. Do not ask when they will be back.

And do not be afraid if the voice that answers them in the end is a very quiet one. At the mountain there came a wind, an earthquake and a fire, and the Lord was in none of them. After the fire there was something so soft that Elijah had to come to the mouth of the cave to hear it. That takes a rested man.

If you carry others and would like to learn how to do it without breaking, look at [our courses](/courses). If you are under the broom tree now, leave the courses for later. Sleep. Eat. Tell someone.$md$),
  ('Môre is nog ’n dag: wanneer angs jou wakker hou',
  'more-is-nog-n-dag-wanneer-angs-jou-wakker-hou', 'af', 'faith', 'published', true, timestamptz '2026-07-07 07:25:00+02',
  '/images/posts/lamp-window.webp#focus=right', '’n Lamp en ’n oop boek op ’n tafel by die venster',
  'Drie-uur in die nag lyk alles groter. Wat angs met jou liggaam doen, wat die Bybel daaroor sê en nie sê nie, watter klein dinge help, en wanneer dit tyd is vir ’n dokter.',
  $md$Dit is tien oor drie. Die huis is stil, die hond slaap, en jy lê en reken. Die paaiement. Die knop wat nog ondersoek moet word. Die kind se punte. Elke saak lyk drie keer so groot soos gister, en teen die tyd dat die hadidas begin, het jy al jou eie begrafnis bygewoon.

As jy dit ken, is jy nie swak of ongelowig nie. Jy is ’n mens met ’n liggaam wat jou probeer beskerm, al doen hy dit op die verkeerde tyd.

## Wat gebeur in jou liggaam?

Angs is ’n alarm. Die hart klop vinniger, die spiere span, die asem raak vlak. As daar ’n leeu in die kamer was, sou jy bly wees daaroor. Maar daar is net ’n plafon, en die liggaam weet nie wat om met al die gereedheid te maak nie.

As jy lank te vinnig asemhaal, blaas jy te veel CO<sub>2</sub> uit. Dan word jy lighoofdig en jou vingers tintel, en dit maak jou nóg banger. Dis een van die redes waarom stadige asemhaling help: dit breek die kring.[^pyn]

## “Moenie bekommerd wees nie”

Dié woorde van Jesus in Matteus 6 word dikwels aangehaal asof dit ’n bevel is wat jy in die nag oortree. Lees dit weer. Hy wys arm mense op die voëls en die veldlelies, en Hy eindig met iets heel nugters: elke dag het genoeg aan sy eie moeite. Hy sê nie daar is geen moeite nie. Hy sny dit net in dagporsies.

In Filippense 4 sê Paulus ook nie bloot *hou op* nie. Hy sê wat jy met die bekommernis kan maak: bring dit, noem dit, met ’n dankie daarby. En Petrus gebruik ’n werkwoord vir iets wat ’n mens met jou arms doen: *gooi* dit op Hom (1 Petrus 5:7).

> Psalm 56 begin nie met “ek is nooit bang nie”. Dit sê: op die dag dat ek bang is, kies ek om te vertrou. Die vrees en die vertroue staan in dieselfde sin.

## Klein goed wat help

### In die nag

1. Moenie bly lê en veg nie. As jy ná ’n rukkie nog wakker is, staan op en sit in ’n ander kamer by ’n sagte lig.
2. Asem in terwyl jy tot vier tel, en uit terwyl jy tot ses tel. Doen dit ’n paar minute lank.
3. Skryf die bekommernisse neer, een per reël. Op papier het hulle ’n einde.
4. Sit agter elkeen een van drie letters: **D** vir iets wat jy kan *doen*, **V** vir iemand wat jy kan *vra*, **G** vir iets wat net by *God* hoort.
5. Lees een psalm, hardop as jy kan. Psalm 4 is vir die aand geskryf. Gaan lê dan weer.

### In die dag

- Stap elke dag, al is dit net om die blok.
- Drink minder koffie, en geen ná die middagete nie.
- Laat die foon in die kombuis slaap. Nuus om elfuur het nog nooit iemand laat slaap nie.
- Gee die bekommernis ’n vaste tyd:
  - twintig minute in die namiddag, met die lysie van die nag voor jou
  - doen een **D**, bel een mens vir ’n **V**
  - sê die **G**’s vir God, en maak die boek toe
- Vertel een mens daarvan.

<img src="/images/posts/domes-first-light.webp" width="1600" height="900" alt="Die son kom op agter die berge; die granietkoppe vang die eerste lig en onder in die vallei staan ’n wit plaashuis">

## Wanneer gaan jy dokter toe?

Nie alle angs is iets wat jy met ’n lysie kan regkry nie. Maak ’n afspraak as

- dit al weke lank aanhou en jou slaap, werk of huis raak;
- jy plekke of mense begin vermy;
- jy paniekaanvalle kry, of drink om kalm te word;
- iets van vroeër, ’n ongeluk of ’n aanval, telkens terugkom.

’n Dokter kan kyk of daar ’n liggaamlike oorsaak is en jou na ’n [sielkundige of ander hulp][verwys] verwys. Daar is goeie behandeling. Om medisyne te gebruik is niks meer ’n gebrek aan geloof as om ’n bril te dra nie. Moet dit net nie op jou eie begin of los nie; praat met die een wat dit voorgeskryf het.

**As jy dink daaraan om ’n einde aan jou lewe te maak**, of bang is jy gaan jouself iets aandoen, moenie tot die oggend wag nie. Maak iemand wakker. Gaan na die naaste hospitaal, of bel die nooddienste: 112 werk in Suid-Afrika van enige selfoon af.

## As jy langs iemand loop wat angstig is

Moenie stry met die vrees nie; dit ken al jou argumente. Sê liewer: “Ek sien jy is bang. Ek is hier. Kom ons haal eers saam asem.” Vra later, in die daglig, wat die ergste is wat kan gebeur, en luister tot by die einde van die antwoord. Dit is dikwels die eerste keer dat iemand dit hardop sê. Hoe ’n mens só luister, staan in [Luister voor jy raad gee][luister].

Ons ouma’s het gesê môre is nog ’n dag. Dit was nie ’n afjak nie. Dit was teologie in vyf woorde: die wêreld hang nie vannag aan my nie. Daar is Een wat nie slaap nie (Psalm 121). Een van julle twee moet wakker bly, en dit hoef nie jy te wees nie.

[verwys]: /blog/when-to-refer-knowing-where-pastoral-care-ends-and-a-doctor-or-psychologist-must-help "When to refer (in Engels)"
[luister]: /blog/luister-voor-jy-raad-gee

[^pyn]: Pyn op die bors, moeite om asem te haal of ’n lam arm kan ook van die hart kom. Moenie self besluit dat dit “net angs” is nie; laat dit dadelik ondersoek.$md$),
  -- Before publication, for legal review: notes and POPIA.
  ('What a first counselling session looks like',
  'what-a-first-counselling-session-looks-like', 'en', 'counselling', 'published', true, timestamptz '2026-09-15 08:45:00+02',
  '/images/posts/two-chairs.webp', 'Two wooden chairs stand at an angle under a large tree',
  'Most people are nervous before a first session, and so are most new counsellors. A walk through the hour, from the open door to the last five minutes, with a plan you can use.',
  $md$The first session is the one people are most afraid of, on both sides of the room. The person who comes has often thought about it for months. The new counsellor has a folder, three good questions and a dry mouth. It helps both of them to know how such an hour usually runs.

<!-- The plan below is a teaching example. Adapt it to your own setting. -->

## Before the door opens

Choose a room where you can be seen and cannot be heard: a glass panel in the door, or other people in the building. Put the chairs at an angle. Have water, tissues and a clock that you can see without turning your head. Switch your phone off in the person’s presence; it is a small promise, kept at once.

Then be quiet for two minutes. Pray for the one who is coming, and ask for the grace not to be clever.

## The hour itself

A plan is a handrail. You do not look at it the whole time, but you are glad that it is there.

```text
FIRST SESSION                                  60 minutes

 0-10   Welcome. Who I am, and what I am not.
        Confidentiality and its limits. Notes. Fee, if any.
10-35   "What brings you here today?"  Listen. Few questions.
35-45   Give back what I heard. Is it right? What did I miss?
        Safety: sleep, food, alcohol, violence, wish to live.
45-55   What would be different if this helped?
        Agree on one small step. Prayer, if it is wanted.
55-60   Next appointment. How to reach me. What to do in a crisis.
```

### The first ten minutes

Say who you are: a biblical counsellor, not a psychologist and not a doctor. Say what you can offer. Explain that what is told here stays here, with one exception: if someone is in danger, and a child in particular, you must get help. Ask whether that is clear and acceptable before the story begins. (Our Afrikaans article [Wie mag dit hoor?](/blog/wie-mag-dit-hoor-oor-vertroulikheid-in-berading) gives this matter a page of its own.)

### The long middle

Then ask your one large question and be still. People seldom begin with what matters most. They begin with what can be said. If you follow patiently, the rest comes in its own time, sometimes in the fifty-fourth minute.

Useful words in this part of the hour are short:

- “Tell me more about that.”
- “What was that like?”
- “And then?”
- “You stopped there for a moment.”

Words to leave at home: *at least*, *you should*, *the same thing happened to me*.

### The questions about safety

Ask them every time, of everyone, in an ordinary voice. How are you sleeping? Are you eating? Is anyone hurting you, or are you afraid of anyone? Do you ever think of not wanting to live? You are not accusing anybody. You are looking to see whether the floor will hold.

If it will not, the plan is put aside. **Do not end the session with someone who is in danger.** Stay, call the emergency services or go along to the hospital, and let your supervisor know. What to do, and how soon, is set out in [When to refer](/blog/when-to-refer-knowing-where-pastoral-care-ends-and-a-doctor-or-psychologist-must-help).

## Scripture and prayer in the first hour

Bring both, and hold both lightly. The person may be longing to have the Bible opened. It may also be that a verse was once used to keep her silent. So ask: “Would it help if we prayed, or would you rather I did that after you have gone?” Either answer is a good answer. If you do read, a few lines are enough. One verse that is carried home does more than ten that were explained.

## The last five minutes

1. Say in two sentences what you have understood.
2. Name the *one* small step, and whose it is.
3. Settle the date of the next conversation, or say honestly that someone else can help better.
4. Tell the person what to do if it becomes unbearable before then: a doctor, the nearest hospital, the emergency services.[^card]
5. Thank them. It was not a small thing to come.

## Afterwards

Write down the facts within the day, under initials or a number, in a file such as `2026-09-T04.docx` that opens only with a password. What people tell you about their health, their faith or their sex life is special personal information under <abbr title="Protection of Personal Information Act">POPIA</abbr>: ask for their consent before you write it down, and keep only what the conversations need. Wash your cup. Walk around the building once. What you heard is not yours to carry home, and the walk is a way of handing it over.

Then ask yourself:

- [ ] Who spoke more, the person or I?
- [ ] Was there a moment when I wanted to get away from the subject? Which one?
- [ ] Is there something that I must take to my supervisor this week?

---

If you are thinking of *coming* to a first session somewhere: you need not prepare anything. You may cry, you may say nothing, you may bring someone along, and you may decide not to come back. A good counsellor will tell you so.

If you would like to learn how to *hold* one, begin with [Level 1](/courses). Practical work is part of the road. For anything else, [write to us](/contact).

[^card]: Hand it over on a card, in print. Nobody in distress remembers a number that was spoken.$md$),
  ('Counselling and prayer: when to pray aloud, and when to keep quiet',
  'counselling-and-prayer-when-to-pray-aloud-and-when-to-keep-quiet', 'en', 'spiritual-growth', 'draft', true, timestamptz '2026-10-06 09:00:00+02',
  '/images/posts/domes-first-light.webp#focus=right', 'The granite domes above Paarl at first light',
  'Prayer belongs in biblical counselling, but it can also be used to close a conversation. Some plain rules about asking first, praying briefly, and praying when the person has gone.',
  $md$A woman once described a visit from her church in this way: “They came, they asked how I was, I began to answer, and they prayed.” She said it without anger. She had simply noticed that the prayer had come at the very place where her answer should have been.[^story]

We believe that prayer belongs at the heart of biblical counselling. For that reason it deserves more care than we sometimes give it.

## What prayer is for

In prayer we turn together to the One who knows this person better than either of us. That changes the room. The counsellor is no longer the one with the answers, and the person is no longer the one with the problem. Both are asking.

Prayer is not

- a way of ending a silence that has become uncomfortable;
- a second chance to give the advice that was not taken;
- a test of the other person’s faith;
- a signal that the hour is up.

## Ask first

It takes one sentence: “Would you like me to pray with you, or rather not today?” Make it easy to say no. Someone who was hurt by a person who prayed may need a long time before a prayer aloud feels safe. Someone who is angry with God may not want you to be polite to him on her behalf.

If the answer is yes, ask a second thing: “What shall we ask for?” You will often hear something quite different from what you expected. A man whose wife is dying may not ask for a miracle. He may ask that he will not lose his temper with the nurse.

## Pray briefly, and in their words

Use the words that you heard in the past hour. If she said *tired*, do not say *burdened*. Leave out what she did not ask for. Do not inform God of her diagnosis, and do not slip in a lesson. A prayer in a counselling room might be as short as this:

Lord, Thandi is tired.\
She does not know how to tell the children.\
Stay with her this evening when they come in from school.\
Amen.

There is a great deal of room in four lines. Psalm 117 has two verses.

### When the person wants to pray

Then be quiet and stay quiet. Do not finish the sentence, and do not follow it up with a better one. If tears come instead of words, Romans 8 has a place for that: the Spirit prays with sighs that no one can put into words.

### When nobody can pray

Borrow. Read a psalm slowly. Say the Lord’s Prayer. The church has always lent its words to those who had none left. In [Lament in the Psalms](/blog/lament-in-the-psalms-learning-to-complain-to-god) we say more about this.

## When to keep quiet

There are hours in which praying aloud does harm, or at least does no good:

| The situation | What to do instead |
| :--- | :--- |
| The person has said no | Pray when she has gone |
| Somebody is in immediate danger | Act first: doctor, hospital, emergency services. Pray while you drive |
| The story has only just begun | Listen |
| You notice that *you* need the prayer | Ask for a moment’s silence, or take it to your own counsellor |
| Prayer has been used against this person | Wait to be asked |

The second line needs underlining. Nobody who is bleeding, confused or speaking of ending their life should be prayed with *instead of* being helped. Prayer and an ambulance go very well together. And we do not promise healing, nor do we tell anyone to stop taking their medicine. We ask, and we leave the answer where it belongs.

## Praying when they have gone

The largest part of a counsellor’s prayer is never heard. Keep a page with initials and dates, kept as safely as your notes. Before a session: *let me hear*. After it: *this is yours, not mine*. Once a week, read down the list slowly.

It will change the way you see people. It is difficult to grow cynical about someone whose name you have carried before God for six months. It also changes what you expect of yourself. The person was in better hands before you came, and will be when you have left.

---

## To talk over with a fellow student

1. When has a prayer helped you, and what was it like?
2. When has a prayer hurt you, or shut you up? What would have been better?
3. Write down, in no more than forty words, a prayer for someone who does not know whether she still believes.

[Send us your thoughts](/contact), or find out on the [courses page](/courses) where prayer and spiritual formation have their place in the programme.

[^story]: The example is made up, but few pastors will say that they have never been the visitor in it. The names in this article are invented too.$md$),
  ('Ons praat nie meer nie: huweliksgesprekke aan die kombuistafel',
  'ons-praat-nie-meer-nie-huweliksgesprekke-aan-die-kombuistafel', 'af', 'counselling', 'draft', true, timestamptz '2026-10-12 11:15:00+02',
  null, null,
  'Hulle praat oor die kinders, die kar en die krag, maar nie meer met mekaar nie. Hoe ’n egpaar weer kan begin, een halfuur op ’n slag, en wanneer praat alleen nie genoeg is nie.',
  $md$“Ons baklei nie eens nie,” sê hy. “Ons reël net.” En dit is presies wat hulle doen. Wie laai die kinders af, wie bel die man oor die geyser, het jy die krag gekoop? Die huis loop soos ’n goeie besigheid, en saans gaan twee vennote moeg bed toe.

Die meeste huwelike wat stil word, het nie een groot rede nie. Daar was ’n swangerskap, ’n siek ma, ’n slegte jaar op die plaas of by die werk, en toe was dit ’n gewoonte. Die goeie nuus is dat gewoontes ook die ander kant toe werk.

## ’n Halfuur by die tafel

Moenie met die moeilikste ding begin nie. Begin met ’n tafel. Kies een aand in die week, ná die skottelgoed, met die fone in ’n ander kamer. Sit ’n halfuur. Dit hoef nie diep te wees nie; dit moet net weer gebeur.

1. **Tien minute is hare.** Sy praat oor haar week, oor haarself eerder as oor hom. Hy luister en sê op die ou end net terug wat hy gehoor het.
2. **Tien minute is syne.** Net so.
3. **Vyf minute is dankie.** Elkeen noem een bepaalde ding wat die ander een dié week gedoen het. *Jy is ’n goeie ma* tel nie. *Jy het Dinsdag my bande laat nasien* tel.
4. **Vyf minute is stil.** Hou hande vas. Bid hardop as julle kan, of stil as julle nog nie kan nie.

Hou ses weke lank daarby. Die eerste keer gaan snaaks voel. Die tweede keer ook.

## Hoe ’n mens iets moeiliks sê

As die halfuur eers ’n gewoonte is, kan dit gewig dra. Daar is sinne wat ’n gesprek oopmaak en sinne wat dit toeslaan:

| Toe | Oop |
| :--- | :--- |
| Jy luister nooit nie. | Ek het gister iets probeer sê, en ek dink nie dit het oorgekom nie. |
| Jy is net soos jou pa. | Ek word bang as jou stem so hard word. |
| Maak soos jy wil. | Ek wil saamdink, maar ek is nou te kwaad. Gee my ’n uur. |
| Wat makeer jou? | Jy is stil vandag. Is dit moeg-stil of kwaad-stil? |

Die oop sinne het almal iets gemeen. Hulle begin by *ek*, hulle gaan oor een saak, en hulle los vir die ander een ’n stoel om op te sit. Efesiërs 4 noem dit: die waarheid in liefde praat. Ons hoor gewoonlik net die helfte wat ons pas.

### Die pouse

Spreek vooraf ’n woord af wat beteken: *ek moet nou ophou, maar ek kom terug*. Wie die woord gebruik, moet self ’n tyd noem. Om weg te loop sonder om te sê wanneer jy terugkom, is nie ’n pouse nie; dit is straf.

### Die ou rekening

Daar is altyd iets van lank gelede wat by elke stryery saamkom. Gee dit ’n aand van sy eie, en as dit te swaar is vir twee, vra ’n derde een om by te sit. In [Vergewe is nie vergeet nie](/blog/vergewe-is-nie-vergeet-nie) skryf ons oor wat dan moontlik is en wat nie.

## Wat ’n berader hier doen

’n Berader is nie die skeidsregter nie. As jy met ’n egpaar werk, onthou:

- Jy het twee mense voor jou en een huwelik. Al drie moet ’n beurt kry.
- Moenie vir een van die twee ’n geheim teen die ander een dra nie. Sê dit aan die begin.
- Gee huiswerk wat klein genoeg is om te slaag.
- Let op wie nie praat nie, en wonder hoekom.

> Vra liewer “Wanneer het dit laas goed gegaan, en wat het julle toe gedoen?” as “Wat is fout?” Daar is amper altyd ’n antwoord, en dit kom amper altyd met ’n glimlag.

## Wanneer praat nie genoeg is nie

Sien elkeen ten minste een keer alleen, en vra dan reguit: *Is jy bang vir hom? Is jy bang vir haar? Het iemand al geslaan, gestamp, gedreig, die geld of die foon weggevat?*

As die antwoord ja is, **hou dadelik op met gesamentlike gesprekke**. ’n Mens kan nie eerlik praat langs iemand wat jou by die huis daarvoor laat betaal nie. Dan gaan dit nie meer oor kommunikasie nie, maar oor veiligheid: ’n veilige plek, die polisie, ’n beskermingsbevel by die landdroshof, ’n maatskaplike werker, ’n dokter. Geen teks in die Bybel vra dat iemand in so ’n huis moet bly om ’n getuienis te wees nie. Is daar onmiddellike gevaar, bel die nooddienste.

Ook as daar drank, dwelms, depressie of ’n ou trauma in die spel is, het die egpaar meer nodig as wat jy kan gee. Verwys betyds, en bly naby.

---

## Begin vanaand

- [ ] Kies die aand
- [ ] Sê vir mekaar waarom juis daardie een
- [ ] Besluit waar die fone gaan lê
- [ ] Een dankie, nog voor julle gaan slaap

Hooglied sê ’n mens moet die klein jakkalsies vang, want dis hulle wat die wingerde verniel. Hier in die Boland hoef niemand dit vir ons te verduidelik nie. Maar dieselfde geld vir die klein goeie dinge. Hulle groei ook, ry vir ry.

As jy meer wil leer oor huweliksberading, kyk gerus [na die kursusse](/courses).$md$)
) p (title, slug, language, category, status, is_sensitive, at, image, image_alt, excerpt, content)
on conflict (slug) where deleted_at is null do nothing;

-- Without an e-mail address, so that nobody is written to. Money completes the first one.
insert into public.payments (id, status, amount_gross, first_name, surname, language, purpose, level, due_on, asked_at)
values
  ('414defe5-dba8-4f00-82e6-c04724f679f0', 'pending', 2500.00, 'Sample', 'Student', 'en', 'deposit', 1, private.today(), now()),
  ('074daf29-3b8f-4ca7-a74f-408873420dbf', 'failed', 2500.00, 'Sample', 'Student', 'en', 'deposit', 2, private.today() + 7, now()),
  ('0f945449-8f69-4746-9bb1-7723f80cc1f5', 'pending', 2500.00, 'Voorbeeld', 'Student', 'af', 'deposit', 1, private.today() + 14, now())
on conflict (id) do nothing;
select private.book_payment(p.id, 'transfer', p.amount_gross, private.today(), null, null, 'SAMPLE')
  from public.payments p
  where p.id = '414defe5-dba8-4f00-82e6-c04724f679f0' and p.status = 'pending';
