#!/usr/bin/env bash
# Shows whether a project's storage service holds the limits on files, which the tests try on the embedded one only:
#
#   bash supabase/check-limits.sh https://REFERENCE.supabase.co KEY ID TOKEN
#
# KEY is the publishable key; ID and TOKEN are user.id and access_token of JSON.parse(localStorage['tampah-gizi-session'])
# in the browser of somebody who has signed in. supabase/README.md (Going live) says what to do afterwards.
set -u
if [ $# -ne 4 ]; then
  echo "Usage: bash supabase/check-limits.sh https://REFERENCE.supabase.co KEY ID TOKEN" >&2
  exit 2
fi
API=$1/storage/v1 KEY=$2 ID=$3 TOKEN=$4
FILES=object/collaboration_documents/partnership_proposals/investasi_sppg/anonymous

# A publishable key is no JWT: only an anon key of before is a bearer token, too.
case $KEY in sb_*) bearer=() ;; *) bearer=(-H "Authorization: Bearer $KEY") ;; esac
visitor() { curl -s -w '\n' -H "apikey: $KEY" "${bearer[@]}" "$@"; }
user() { curl -s -w '\n' -H "apikey: $KEY" -H "Authorization: Bearer $TOKEN" "$@"; }

cat <<'END'
Refused is "new row violates row-level security policy"; of the first body also "The object exceeded the maximum allowed
size", where a proxy measures it. A "Key" in its place: the storage service is older than March 2026 and tells policies no
lengths, so that such bodies are stored until it is newer.

END

echo '1. A body that does not say how long it is: to be refused'
head -c 12000000 /dev/zero | visitor -X POST -T - -H 'Content-Type: application/pdf' "$API/$FILES/1_uji.pdf"

echo '2. A resumable upload: to be refused'
bucket=$(printf collaboration_documents | base64)
name=$(printf '%s/2_uji.pdf' "${FILES#object/collaboration_documents/}" | base64 | tr -d '\n')
visitor -X POST -H 'Tus-Resumable: 1.0.0' -H 'Upload-Length: 5' "$API/upload/resumable" \
  -H "Upload-Metadata: bucketName $bucket,objectName $name"

echo '3. A picture: {"Key":"avatars/…; then another one over it, and a copy of it as an SVG: both to be refused'
user -H 'Content-Type: image/png' -d '<svg/>' "$API/object/avatars/$ID/avatar.png"
user -H 'Content-Type: image/png' -H 'x-upsert: true' -d '<svg/>' "$API/object/avatars/$ID/avatar.png"
user -H 'Content-Type: application/json' "$API/object/copy" -d '{"bucketId":"avatars","copyMetadata":false,
  "sourceKey":"'"$ID"'/avatar.png","destinationKey":"'"$ID"'/avatar.jpg","metadata":{"mimetype":"image/svg+xml"}}'

echo '4. 25 proposals at once: 5 times 200, 20 times 400. 20 times 200: the service tells policies no headers, so that all'
echo '   visitors share one allowance'
for i in {1..25}; do
  visitor -o /dev/null -w '%{http_code} ' -H 'Content-Type: application/pdf' -d '%PDF' "$API/$FILES/${i}_uji.pdf" &
done
wait
echo
