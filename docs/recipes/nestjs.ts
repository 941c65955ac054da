import {
  Body,
  Controller,
  Get,
  Post,
  Query,
  StandardSchemaValidationPipe,
  UnprocessableEntityException,
} from '@nestjs/common';
import type { OperationInputs } from 'speech-to-text-contract/operations';
import {
  ListTranscriptionJobsQuery,
  PreRecordedRequest,
} from 'speech-to-text-contract/strict/standard';

/** Refuses an invalid value with every issue and its path. Pass it to `app.useGlobalPipes`. */
export const validation = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => new UnprocessableEntityException({ issues }),
});

/** Bodies and queries arrive with their defaults. */
@Controller('v2')
export class Jobs {
  @Post('pre-recorded')
  create(@Body({ schema: PreRecordedRequest }) job: OperationInputs['createPreRecordedJob']) {
    return { audio_url: job.audio_url, diarization: job.diarization };
  }

  @Get('transcription')
  list(
    @Query({ schema: ListTranscriptionJobsQuery })
    query: OperationInputs['listTranscriptionJobs'],
  ) {
    return { limit: query.limit, status: query.status };
  }
}
