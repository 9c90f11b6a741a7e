import { expect, test } from 'vitest';
import { connectionMessages } from './connection.messages';
import { errorMessage } from './error-message';
import { errorMessages } from './error.messages';

/**
 * Every code of the storage service by the sentence that a visitor reads, with the status and message by which the app
 * knows it, as supabase-js drops the code: supabase/storage 4fa61fb, src/internal/errors/codes.ts. Those under `unknown`
 * belong to what the site does not use, such as S3 and vectors.
 */
const answers: [sentence: string, answers: [code: string, status: number, message: string][]][] = [
  [errorMessages.notAllowed, [['AccessDenied', 403, 'new row violates row-level security policy']]],
  [
    errorMessages.sessionEnded,
    [
      ['AccessDenied', 403, '"exp" claim timestamp check failed'],
      ['InvalidJWT', 400, 'jwt expired'],
    ],
  ],
  [errorMessages.fileNotFound, [['NoSuchKey', 404, 'Object not found']]],
  [errorMessages.bucketNotFound, [['NoSuchBucket', 404, 'Bucket not found']]],
  [
    errorMessages.fileNameTaken,
    [
      ['KeyAlreadyExists', 409, 'The resource already exists'],
      ['ResourceAlreadyExists', 409, 'The resource already exists'],
      ['BucketAlreadyExists', 409, 'The resource already exists'],
    ],
  ],
  [errorMessages.fileTooLarge, [['EntityTooLarge', 413, 'The object exceeded the maximum allowed size']]],
  [errorMessages.fileTypeNotAllowed, [['InvalidMimeType', 415, 'mime type text/html is not supported']]],
  [errorMessages.tooManyRequests, [['SlowDown', 429, 'Too many connections issued to the database']]],
  [connectionMessages.timeout, [['DatabaseTimeout', 544, 'The connection to the database timed out']]],
  [
    errorMessages.serverDown,
    [
      ['InternalError', 500, 'Internal server error'],
      ['DatabaseError', 500, 'database error, code: P0001'],
      ['DatabaseReadOnly', 503, 'The database is currently in read-only mode. Please try again later.'],
      ['DatabaseTransactionAborted', 500, 'The database transaction has been aborted.'],
      ['DatabaseInvalidObjectDefinition', 503, 'The database schema is invalid or incompatible.'],
      ['DatabaseSchemaMismatch', 503, 'The database schema is out of sync.'],
      ['LockTimeout', 503, 'acquiring lock timeout'],
      ['Aborted', 500, 'The request was aborted'],
      ['AbortedTerminate', 500, 'The request was aborted'],
      ['NoAvailableShard', 500, 'No available shards are available to host the resource.'],
    ],
  ],
  [
    connectionMessages.unknown,
    [
      ['AccessDenied', 403, 'Access denied'],
      ['InvalidRequest', 400, 'Invalid Request'],
      ['InvalidKey', 400, 'Invalid key: é.pdf'],
      ['InvalidBucketName', 400, 'Bucket name invalid'],
      ['InvalidParameter', 400, 'Invalid Parameter value'],
      ['MissingParameter', 400, 'Missing Required Parameter name'],
      ['MissingContentLength', 400, 'You must provide the Content-Length HTTP header.'],
      ['InvalidRange', 400, 'invalid range provided'],
      ['InvalidChecksum', 400, 'The checksum does not match'],
      ['InvalidSignature', 400, 'Invalid signature'],
      ['ExpiredToken', 400, 'The provided token has expired.'],
      ['SignatureDoesNotMatch', 403, 'Signature does not match'],
      ['ResourceLocked', 423, 'The resource is locked'],
      [
        'ResourceReferenced',
        409,
        'The resource could not be updated or removed due to a foreign key constraint',
      ],
      ['ResourceNotEmpty', 409, 'The bucket you tried to delete is not empty'],
      ['TransactionError', 409, 'Transaction failed'],
      ['TenantNotFound', 400, 'Invalid tenant id'],
      ['FeatureNotEnabled', 409, 'The feature is not enabled for this resource'],
      ['NotSupported', 409, 'The feature is not enabled for this resource'],
      ['UnknownError', 400, 'Unknown'],
      ['MalformedXML', 400, 'Malformed'],
      ['NoSuchUpload', 404, 'Upload not found'],
      ['InvalidUploadId', 400, 'Invalid upload id'],
      ['InvalidUploadSignature', 400, 'Invalid upload Signature'],
      ['MissingPart', 400, 'Part 1 is missing for upload id 1'],
      ['TusError', 400, 'Upload failed'],
      ['S3Error', 400, 'S3 failed'],
      ['InvalidAccessKeyId', 403, 'The Access Key Id you provided does not exist in our records.'],
      ['MaximumCredentialsLimit', 400, 'You have reached the maximum number of credentials allowed'],
      ['IcebergMaximumResourceLimit', 409, 'The maximum number of this resource is reached'],
      ['IcebergResourceNotEmpty', 400, 'The resource is not empty'],
      ['NoSuchCatalog', 404, 'Catalog name "a" not found'],
      ['ConflictException', 409, 'Index "a" already exists'],
      ['NotFoundException', 404, 'resource "a" not found'],
      ['VectorBucketNotEmpty', 400, 'Vector Bucket "a" not empty'],
      ['S3VectorMaxBucketsExceeded', 400, 'Maximum number of buckets exceeded.'],
      ['S3VectorMaxIndexesExceeded', 400, 'Maximum number of indexes exceeded.'],
      ['ShardNotFound', 404, 'Shard not found: a'],
    ],
  ],
];

test.each(answers.flatMap(([sentence, some]) => some.map((answer) => [...answer, sentence] as const)))(
  'the storage service’s code %s (%i, %s) becomes: %s',
  (_code, inBody, message, sentence) => {
    // Most refusals come as HTTP 400 with the status they mean inside.
    const status = inBody === 500 || inBody === 429 ? inBody : 400;
    expect(errorMessage({ status, statusCode: String(inBody), message })).toBe(sentence);
  },
);
