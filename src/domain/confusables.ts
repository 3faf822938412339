/** Letters that look like a Latin one in most fonts, each before the letter that it looks like (a small part of Unicode's confusables). */
const PAIRS =
  // Cyrillic
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԌGԚQԜWҮYӀIҺHаaсcеeоoрpхxуyіiјjѕsԁdԛqԝwһhӏlѵvүy' +
  // Greek
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXϹCͿJαaιiνvοoρpυuγyχxϲcϳj' +
  // Armenian
  'ՍUՏSՕOԼLսuոnօoհhցgզqյj' +
  // Cherokee
  'ᎠDᎡRᎢTᎬEᎻHᎳWᎷMᏚSᏟCᏢPᏴBᎪAᏃZᏀGᏦKᏞLᏙVᎫJ' +
  // Lisu
  'ꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU' +
  // Canadian syllables
  'ᗩAᗷBᑕCᗪDᖴFᕼHᒪLᗰMᑎNᑭPᖇRᔕSᑌU' +
  // Phonetic letters and small capitals
  'ɑaɡgᴀAʙBᴄCᴅDᴇEꜰFɢGʜHɪIᴊJᴋKʟLᴍMɴNᴏOᴘPʀRꜱSᴛTᴜUᴠVᴡWʏYᴢZ'

const latin = new Map((PAIRS.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)]))

/** The Latin letter that one of another alphabet, or a small capital, looks like, or undefined where it looks like none. */
export function latinLookAlike(letter: string): string | undefined {
  // Filled circles and squares have no normal form; their code points are in order, in rows of 32.
  const place = (letter.codePointAt(0) ?? 0) - 0x1f150
  return latin.get(letter) ?? (place >= 0 && place < 58 ? String.fromCodePoint(65 + (place % 32)) : undefined)
}
